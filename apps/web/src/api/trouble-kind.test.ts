import { ConnectionError, ProblemError } from "@consigliere/contract/client";
import { afterEach, expect, it, vi } from "vitest";
import { troubleKind } from "./trouble-kind.ts";

afterEach(() => vi.unstubAllGlobals());

const chunkError = Object.assign(new Error("Failed to load chunk /_next/static/chunks/a.js"), {
  name: "ChunkLoadError",
});
const problem = new ProblemError({ type: "about:blank", code: "match/unknown", status: 404, title: "" });

it.each([
  ["refused", problem],
  ["connection", new ConnectionError(new TypeError("Failed to fetch"))],
  ["updated", chunkError],
  ["updated", new TypeError("Failed to fetch dynamically imported module: /a.js")],
  ["updated", new TypeError("Importing a module script failed.")],
  ["broken", new TypeError("Cannot read properties of null (reading 'getItem')")],
  ["broken", new DOMException("The node to be removed is not a child of this node.", "NotFoundError")],
  ["broken", "a text"],
])("tells that it is %s", (kind, error) => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(troubleKind(error)).toBe(kind);
});

it("takes a script that is not to be had without a connection for a lost connection", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(troubleKind(chunkError)).toBe("connection");
});
