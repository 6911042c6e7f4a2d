import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { methodProblem, PAGE_METHODS } from "@consigliere/api/methods";
import { PAGE_ORIGIN } from "@consigliere/contract/page-origin";
import { immutablePaths, notFoundPage } from "@consigliere/infra/edge/paths";
import { getMimeType } from "hono/utils/mime";
import { matchesPath } from "./path-pattern.ts";
import { loadRewrite } from "./rewrite.ts";

const notBuilt = "The pages are not built yet: npm start builds them, pnpm dev serves them from source.\n";

/** Serves the exported pages like S3 behind CloudFront: rewritten paths, cached assets, one page for 404. */
export function serveSite(folder: string, baseUrl: string): (request: Request) => Promise<Response> {
  const rewrite = loadRewrite();
  return async (request) => {
    if (!PAGE_METHODS.includes(request.method)) {
      return methodProblem(baseUrl, request.headers.get("accept-language") ?? undefined, PAGE_METHODS);
    }
    const target = await rewrite(request);
    if ("redirect" in target) return target.redirect;
    return (
      (await respondWith(folder, target.file, request, 200, baseUrl)) ??
      (await respondWith(folder, notFoundPage, request, 404, baseUrl)) ??
      new Response(notBuilt, { status: 503, headers: { "content-type": "text/plain" } })
    );
  };
}

/** Files in which our own origin is spelled out. */
const SPELLED = /\.(html|xml|txt)$/;

async function respondWith(
  folder: string,
  path: string,
  request: Request,
  status: number,
  baseUrl: string,
): Promise<Response | undefined> {
  const read = await readWithin(folder, path);
  if (!read) return undefined;
  const content = SPELLED.test(path) ? Buffer.from(read.toString().replaceAll(PAGE_ORIGIN, baseUrl)) : read;
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "cache-control": matchesPath(immutablePaths, path)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    etag,
  };
  if (status === 200 && request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  const type = getMimeType(path) ?? "application/octet-stream";
  return new Response(request.method === "HEAD" ? null : content, {
    status,
    headers: { ...headers, "content-type": type, "content-length": String(content.length) },
  });
}

/** Nothing if it does not exist or is outside the folder. */
async function readWithin(folder: string, path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
