# Lastcard with everything that a node of a cluster needs. docs/hosting.md says what was checked of this file, and what not.
FROM python:3.13-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /source
RUN python -m venv /opt/lastcard && /opt/lastcard/bin/pip install --no-cache-dir "/source[cluster]"

FROM python:3.13-slim-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends openssl && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/lastcard lastcard
COPY --from=build /opt/lastcard /opt/lastcard
USER lastcard
EXPOSE 8000
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/lastcard/bin/lastcard"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/var/lib/lastcard"]
