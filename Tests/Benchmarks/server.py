"""Answers like the API from a folder of packed bodies: `server.py FOLDER`, which prints its port."""

import http.server
import pathlib
import sys
import urllib.parse

FOLDER = pathlib.Path(sys.argv[1])
BODIES = {str(path.relative_to(FOLDER).with_suffix("")): path.read_bytes() for path in FOLDER.rglob("*.gz")}
TOTAL = 250 * sum(name.startswith("coins/markets/") and name[14:].isdigit() for name in BODIES)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body leave in one piece, as if the network had no delays.
    wbufsize = -1

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        name = address.path.strip("/")
        if name == "coins/markets":
            query = urllib.parse.parse_qs(address.query)
            name += "/" + (query.get("ids") or query.get("page") or ["1"])[0]
        body = BODIES.get(name)
        self.send_response(200 if body else 404)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", len(body or b""))
        if body:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("total", TOTAL)
        self.end_headers()
        self.wfile.write(body or b"")

    def log_message(self, *_):
        pass


with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
    print(server.server_port, flush=True)
    server.serve_forever()
