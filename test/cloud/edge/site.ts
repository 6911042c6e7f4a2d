/** The site's bucket as the deployments of the template fill it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { Assembly } from "../assembly/assembly.ts";
import type { Resolver } from "../assembly/resolve.ts";
import { isObject, type JsonObject, listOf, resourcesOf } from "../assembly/template.ts";
import { wildcard } from "../aws/policy.ts";
import { statementsOf } from "../aws/roles.ts";

interface Stored {
  readonly file: string;
  readonly metadata: JsonObject;
  /** Texts in it that the deployment replaces. */
  readonly markers: Readonly<Record<string, string>>;
}

/** Answers as S3 does to CloudFront; `key` has no slash at its start. */
export interface Bucket {
  get(request: Request, key: string): Response;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The bucket with this name. */
export function openBucket(assembly: Assembly, resolver: Resolver, name: string): Bucket {
  const objects = new Map<string, Stored>();
  const deployments = resourcesOf(assembly.stacks, "Custom::CDKBucketDeployment");
  const properties = deployments.map(({ stack, id }) => resolver.properties(stack, id));
  for (const one of inOrder(
    deployments.map(({ id }) => id),
    deployments.map(({ resource }) => listOf(resource.DependsOn)),
  )) {
    const deployment = properties[one] ?? {};
    if (deployment["DestinationBucketName"] === name) fill(objects, assembly, deployment);
  }
  const mayList = listsAreAllowed(assembly, resolver, name);
  return {
    get: (request, key) => {
      const found = objects.get(decodeURIComponent(key));
      if (found) return respond(request, found);
      // A caller who may not list is not told what is missing.
      const status = mayList ? 404 : 403;
      const body = `<Error><Code>${mayList ? "NoSuchKey" : "AccessDenied"}</Code></Error>`;
      return new Response(body, { status, headers: { "content-type": "application/xml" } });
    },
  };
}

/** Positions of the deployments so that each comes after those that it depends on. */
function inOrder(ids: readonly string[], needs: readonly (readonly string[])[]): number[] {
  const done: number[] = [];
  const visit = (index: number) => {
    if (done.includes(index)) return;
    for (const need of needs[index] ?? []) if (ids.includes(need)) visit(ids.indexOf(need));
    done.push(index);
  };
  for (const index of ids.keys()) visit(index);
  return done;
}

function fill(objects: Map<string, Stored>, assembly: Assembly, deployment: JsonObject): void {
  const metadata = deployment["SystemMetadata"];
  const prefix = String(deployment["DestinationBucketKeyPrefix"] ?? "");
  const excluded = listOf(deployment["Exclude"] as string[] | undefined);
  const included = listOf(deployment["Include"] as string[] | undefined);
  const fits = (path: string, patterns: readonly string[]) =>
    patterns.some((one) => wildcard(one).test(path));
  const markersOf = listOf(deployment["SourceMarkers"] as Record<string, string>[] | undefined);
  for (const [at, objectKey] of listOf(deployment["SourceObjectKeys"] as string[]).entries()) {
    const markers = markersOf[at] ?? {};
    const folder = assembly.assetAt(objectKey);
    if (!statSync(folder).isDirectory())
      throw new Error(`The harness reads site files from folders, not ${folder}.`);
    for (const file of filesIn(folder)) {
      const path = relative(folder, file).split(sep).join("/");
      if (fits(path, excluded) && !fits(path, included)) continue;
      objects.set(join(prefix, path), { file, metadata: isObject(metadata) ? metadata : {}, markers });
    }
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function respond(request: Request, { file, metadata, markers }: Stored): Response {
  let content = readFileSync(file);
  for (const [marker, value] of Object.entries(markers))
    if (content.includes(marker)) content = Buffer.from(content.toString().replaceAll(marker, value));
  const etag = `"${createHash("md5").update(content).digest("hex")}"`;
  const cacheControl = metadata["cache-control"];
  const headers = {
    etag,
    "accept-ranges": "bytes",
    server: "AmazonS3",
    "content-type": String(metadata["content-type"] ?? types[extname(file)] ?? "binary/octet-stream"),
    ...(cacheControl === undefined ? {} : { "cache-control": String(cacheControl) }),
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : content, { headers });
}

function listsAreAllowed(assembly: Assembly, resolver: Resolver, name: string): boolean {
  return resourcesOf(assembly.stacks, "AWS::S3::BucketPolicy")
    .map(({ stack, id }) => resolver.properties(stack, id))
    .filter(({ Bucket }) => Bucket === name)
    .flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))
    .filter(({ Effect }) => Effect === "Allow")
    .some(({ Action, Principal }: { Action?: string | readonly string[]; Principal?: unknown }) => {
      const forCloudFront = JSON.stringify(Principal ?? null).includes("cloudfront.amazonaws.com");
      return forCloudFront && listOf(Action).some((action) => wildcard(action, "i").test("s3:ListBucket"));
    });
}
