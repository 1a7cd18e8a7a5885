"""The languages of the texts. Each is a folder of Fluent files in `locale/`, named by its language tag."""

from pathlib import Path

TEXTS = Path(__file__).parent / "locale"
LANGUAGES = tuple(sorted(folder.name for folder in TEXTS.iterdir() if any(folder.glob("*.ftl"))))
