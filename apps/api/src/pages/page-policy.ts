import { createHash } from "node:crypto";

/** The Content-Security-Policy of a page that loads nothing, runs nothing and has only this `<style>`. */
export function pagePolicy(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
