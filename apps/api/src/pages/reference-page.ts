import { problemSentences } from "@consigliere/contract/problem-sentences";
import { problemCodeSchema, statusOf } from "@consigliere/contract/problems";
import { html, raw } from "hono/html";
import type { OpenApi, Operation } from "./openapi.ts";
import { pagePolicy } from "./page-policy.ts";

const STYLE = `body{background:#f3ead7;color:#17130f;font:16px/1.55 Georgia,serif;margin:0 auto;max-width:60rem;padding:2rem 1rem}
h2{border-bottom:3px double;margin-top:3rem;text-transform:capitalize}h3{font:600 1rem ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}
.method{background:#17130f;color:#f3ead7;padding:.1rem .4rem}pre{background:#e4d5b7;font:.85rem/1.45 ui-monospace,monospace;overflow:auto;padding:.75rem}
summary{cursor:pointer}table{border-collapse:collapse;width:100%}td,th{border:1px solid #8b857b;padding:.3rem .6rem;text-align:left;vertical-align:top}a{color:#8c1f1f}`;

export const referencePolicy = pagePolicy(STYLE);

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The API on one page that loads nothing else. */
export async function referencePage(document: OpenApi) {
  const meanings = await problemSentences("en");
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation })),
  );
  const areas = Map.groupBy(all, ({ operation }) => operation.tags[0] ?? "");
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Consigliere: API reference</title><style>${raw(STYLE)}</style></head>
<body>
<h1>Consigliere: API reference</h1>
<p>${document.info.description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${[...areas].map(([area, listed]) => html`<section><h2>${area}</h2>${listed.map(operationEntry)}</section>`)}
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([id, schema]) => html`<details id="schema-${id}"><summary>${id}</summary>${code(schema)}</details>`,
)}
<h2>Problems</h2>
<table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>
${problemCodeSchema.options.map((problem) => {
  const meaning = meanings[problem];
  return html`<tr id="${problem}"><td><code>${problem}</code></td><td>${statusOf(problem)}</td><td>${meaning}</td></tr>`;
})}
</tbody></table>
</body>
</html>`;
}

function operationEntry({ path, method, operation }: Listed) {
  const { parameters, requestBody, responses, security } = operation;
  return html`<article id="${operation.operationId}">
<h3><span class="method">${method.toUpperCase()}</span> ${path}</h3>
<p>${operation.description}${needs(security)}</p>
${parameters.length === 0 ? "" : html`<details><summary>Parameters</summary>${code(parameters)}</details>`}
${requestBody === undefined ? "" : html`<details><summary>Body</summary>${code(requestBody.content["application/json"].schema)}</details>`}
<details><summary>Responses: ${Object.keys(responses).join(", ")}</summary>${code(responses)}</details>
</article>`;
}

function needs(security: Operation["security"]): string {
  if (security.length === 0) return "";
  return security.some((one) => "token" in one)
    ? " Needs a session, or an access token that names the match."
    : " Needs a session.";
}

function code(value: unknown) {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
}
