import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as node from "./hashes.node.ts";
import * as browser from "./hashes.ts";

describe("hashes of texts", () => {
  it("are the same in Node and in browsers, for whatever text", () => {
    const key = fc.uint8Array({ maxLength: 80 });
    fc.assert(
      fc.property(key, fc.string({ unit: "binary", maxLength: 300 }), (bytes, text) => {
        expect(node.hashOf(text)).toBe(browser.hashOf(text));
        expect(node.keyedHash(bytes)(text)).toBe(browser.keyedHash(bytes)(text));
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("are SHA-256", () => {
    const ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    expect(browser.hashOf("")).toBe(ofNothing);
  });
});
