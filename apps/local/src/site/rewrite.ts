import { edgeCode } from "@consigliere/infra/edge/functions";
import { loadEdgeFunction } from "./edge-function.ts";

/** The target of a page's address: a file of the site, or another address. */
export type Rewritten = { readonly file: string } | { readonly redirect: Response };

/** Loads the deployed CloudFront Function and runs it on requests. */
export function loadRewrite(): (request: Request) => Promise<Rewritten> {
  const edge = loadEdgeFunction("rewrite.js", edgeCode("rewrite.js"));
  return async (request) => {
    const outcome = await edge.onRequest(request, "127.0.0.1");
    return outcome instanceof Response ? { redirect: outcome } : { file: new URL(outcome.url).pathname };
  };
}
