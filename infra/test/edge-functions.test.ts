import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { edgeCode } from "../edge/functions.ts";
import { shapeOf } from "./support/shapes.ts";

const files = ["caller.js", "rewrite.js"] as const;

/** Features of JavaScript that the runtime of CloudFront Functions lacks. */
const missing: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["modules", /\b(import|export)\b/],
  ["classes", /\bclass\b/],
  ["destructuring", /\b(const|let|var)\s*[[{]|\(\s*\{[^)]*\}\s*\)\s*=>/],
  ["spread", /[[(,]\s*\.\.\./],
  ["optional chaining", /\?\.(?!\d)/],
  ["nullish coalescing", /\?\?/],
  ["for of", /\bfor\s*\([^)]*\bof\b/],
  ["default parameters", /function\s+\w*\([^)]*=/],
  ["timers and the network", /\b(setTimeout|setInterval|fetch|XMLHttpRequest)\b/],
  ["evaluation", /\b(eval|new Function)\b/],
];

describe.each(files)("the CloudFront Function %s", (file) => {
  it("is deployed as it is, for runtime 2.0", () => {
    const functions = shapeOf("plain").resources("AWS::CloudFront::Function");
    const deployed = functions.find(({ Properties }) => Properties["FunctionCode"] === edgeCode(file));
    expect(deployed?.Properties["FunctionConfig"].Runtime).toBe("cloudfront-js-2.0");
  });

  it("is below 10 kB", () => {
    expect(Buffer.byteLength(edgeCode(file))).toBeLessThan(10_000);
  });

  it.each(missing)("does without %s", (_, pattern) => {
    const code = edgeCode(file).replace(/\/\/.*$/gm, "");
    expect(code).not.toMatch(pattern);
  });
});

describe("the caller's address", () => {
  const handler = runInContext(`${edgeCode("caller.js")}\nhandler;`, createContext({}));
  const request = (headers: Record<string, { value: string }>) => ({
    method: "GET",
    uri: "/api/me",
    headers,
  });

  it("is what CloudFront saw, not what the caller says", () => {
    const lying = request({ "x-viewer-address": { value: "10.0.0.1" }, accept: { value: "text/html" } });
    const passedOn = handler({ viewer: { ip: "2001:db8::7" }, request: lying });
    expect(passedOn).toMatchObject({
      uri: "/api/me",
      headers: { "x-viewer-address": { value: "2001:db8::7" }, accept: { value: "text/html" } },
    });
  });
});
