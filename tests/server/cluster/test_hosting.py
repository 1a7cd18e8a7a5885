"""Several machines behind nginx, as docs/hosting.md has it: a release is rolled out while people play."""

import asyncio
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

import debian
from cluster_people import audit, check, seat_people, until_all_go_on
from clusters import Cluster, cluster_of, within
from serving import ROOT, Server, free_port

pytestmark = pytest.mark.once


def configuration(folder: Path, port: int, cluster: Cluster) -> str:
    """The second block of the page, on other ports, and without TLS: test_proxy.py has that."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    block = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)[1]
    for address, node in zip(("10.0.0.11:8000", "10.0.0.12:8000"), cluster.nodes, strict=True):
        assert address in block
        block = block.replace(address, f"127.0.0.1:{node.port}")
    block = re.sub(r" +ssl_certificate.*\n", "", block).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    block = block.replace("server_name cards.example", "server_name localhost").replace("$host;", "$http_host;")
    names = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in names)
    return f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{block}\n}}\n"


class Balancer(Server):
    """nginx, as if it were a server."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.port = port
        self.process = 0


@within(180)
async def test_a_release_is_rolled_out_while_people_play(tmp_path: Path) -> None:
    nginx = debian.find("nginx")
    if nginx is None:
        pytest.skip("NO NGINX HERE: the balancer is not tested (apt install nginx)")
    folder = tmp_path / "nginx"
    folder.mkdir()
    nodes = tmp_path / "nodes"
    nodes.mkdir()
    async with cluster_of(nodes, 2, pace=25) as cluster:
        audit(cluster)
        port = free_port()
        (folder / "nginx.conf").write_text(configuration(folder, port, cluster))
        command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        process = subprocess.Popen(command)
        try:
            await roll_out(cluster, Balancer(folder, port))
        finally:
            process.terminate()
            process.wait(10)


async def roll_out(cluster: Cluster, balancer: Balancer) -> None:
    nodes, cluster.nodes = cluster.nodes, [balancer]
    for _ in range(200):
        try:
            (await asyncio.open_connection("127.0.0.1", balancer.port))[1].close()
            break
        except OSError:
            await asyncio.sleep(0.05)
    tables = await seat_people(cluster, 2, 3, Random(11))
    players = [player for people in tables for player in people]
    away = []
    for node in nodes:
        await until_all_go_on(players)
        stopping = asyncio.create_task(asyncio.to_thread(node.stop))
        while not stopping.done():
            away.append(await until_all_go_on(players))
        await stopping
        away.append(await until_all_go_on(players))
        await asyncio.to_thread(node.start)
    for player in players:
        await player.end()
    counted = await asyncio.to_thread(check, cluster, tables)
    print("away:", " ".join(f"{each:.2f}" for each in sorted(away)), counted)
    assert counted["comebacks"] >= 2
    assert counted["owners"] > len(tables)
    assert any('"moved' in node.log.read_text() or "handing over" in node.log.read_text() for node in nodes)
