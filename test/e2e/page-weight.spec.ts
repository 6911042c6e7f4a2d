import { expect, test } from "./support/fixtures.ts";
import { WEIGHED_PAGES, weigh } from "./support/page-weight.ts";

// As a visitor has it.
test.use({ serviceWorkers: "allow" });

for (const page of WEIGHED_PAGES) {
  const { most } = page;
  test(`a first visit to the ${page.name} is no heavier than it was`, async ({ browser, stack }) => {
    const { script, all } = await weigh(browser, stack.url, page);
    test.info().annotations.push({ type: "weight", description: `${script} kB of script, ${all} kB in all` });
    expect(script).toBeLessThanOrEqual(most.script);
    expect(all).toBeLessThanOrEqual(most.all);
  });
}
