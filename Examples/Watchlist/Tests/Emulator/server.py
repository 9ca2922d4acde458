#!/usr/bin/env python3
"""The remote store on this machine: `POST /writes`, `GET /users/<id>/shows`, in memory. The argument is the port."""

import http.server
import json
import sys

shows = {}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        parts = self.path.strip("/").split("/")
        if self.path == "/":
            return self.answer(200, {"status": "healthy"})
        if len(parts) == 3 and (parts[0], parts[2]) == ("users", "shows"):
            return self.answer(200, list(shows.get(parts[1], {}).values()))
        self.answer(404, {})

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path != "/writes":
            return self.answer(404, {})
        if "follow" in body:
            show = body["follow"]["_0"]
            shows.setdefault(show["userId"], {})[show["showId"]] = show
        else:
            show = body["unfollow"]
            shows.get(show["userId"], {}).pop(show["showId"], None)
        self.answer(200, {})

    def answer(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
