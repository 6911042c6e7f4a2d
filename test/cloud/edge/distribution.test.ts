/** What viewers at one edge location get after each other, with an origin that fails for the first of them. */
import { expect, inject, it } from "vitest";
import { readAssembly } from "../assembly/assembly.ts";
import { createResolver } from "../assembly/resolve.ts";
import { isObject, type Resource, type Stack } from "../assembly/template.ts";
import { openDistribution } from "./distribution.ts";

const errors = [400, 404, 405, 414, 500, 501, 502, 503, 504];

/** The statuses that two viewers get one after the other, the first while the API fails. */
async function ask(stacks: readonly Stack[], status: number, method = "GET"): Promise<number[]> {
  const answers = [status, 200];
  const { url, fetch } = openDistribution({
    stacks,
    resolver: createResolver(stacks),
    dynamic: (text) => text,
    origins: () => async () =>
      new Response("{}", { status: answers.shift() ?? 500, headers: { "cache-control": "no-store" } }),
  });
  const visit = (cookie: string) => fetch(new Request(`${url}/api/me`, { method, headers: { cookie } }));
  return [(await visit("session=ann")).status, (await visit("session=ben")).status];
}

/** The same stacks, in which nobody says for how long errors are kept. */
function withoutErrorRules(stacks: readonly Stack[]): Stack[] {
  return stacks.map((stack) => {
    const Resources = Object.fromEntries(
      Object.entries(stack.template.Resources).map(([id, resource]) => [id, forgetErrorRules(resource)]),
    );
    return { ...stack, template: { ...stack.template, Resources } };
  });
}

function forgetErrorRules(resource: Resource): Resource {
  const config = resource.Properties?.["DistributionConfig"];
  if (!isObject(config)) return resource;
  return { ...resource, Properties: { DistributionConfig: { ...config, CustomErrorResponses: [] } } };
}

it.each(errors)("an API that fails with %d for one viewer answers the next", async (status) => {
  const { stacks } = await readAssembly(inject("assembly"));
  expect(await ask(stacks, status)).toEqual([status, 200]);
});

it("a distribution that says nothing shows the next viewer the error of the one before, but for what is written", async () => {
  const { stacks: ours } = await readAssembly(inject("assembly"));
  const stacks = withoutErrorRules(ours);
  expect(await ask(stacks, 503)).toEqual([503, 503]);
  expect(await ask(stacks, 503, "POST")).toEqual([503, 200]);
});
