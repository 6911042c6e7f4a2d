import { chromium } from "@playwright/test";

const [, , course, locale, width, out, only] = process.argv;
const base = process.env.BASE ?? "http://localhost:4461";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const ctx = await browser.newContext({
  baseURL: base,
  reducedMotion: process.env.MOTION ? "no-preference" : "reduce",
  locale: locale === "ja" ? "ja-JP" : "en-GB",
  viewport: { width: Number(width), height: width === "390" ? 844 : 900 },
});
const page = await ctx.newPage();
page.setDefaultTimeout(60000);
page.on(
  "console",
  (m) => m.type() === "error" && !/404|api/.test(m.text()) && console.log("console", m.text().slice(0, 300)),
);
page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 300)));
await page.goto(`/${locale}/learn/${course}/`, { timeout: 180000 });
await page.getByTestId("coach").waitFor({ timeout: 180000 });
if (only) {
  await page.getByTestId("lesson-list").click();
  await page.locator(`[data-testid="lesson-${only}"]`).click();
  await page.waitForTimeout(1500);
}
let n = 0,
  last = "",
  presses = 0;
const shot = async (tag = "") => {
  await page.screenshot({ path: `${out}-${String(n++).padStart(2, "0")}${tag}.png` });
};
for (;;) {
  const lit = page.locator("[data-hinted]"),
    over = page.getByTestId("lesson-over");
  await lit
    .or(over)
    .first()
    .waitFor({ timeout: 30000 })
    .catch(async () => {
      console.log("stuck at", await page.getByTestId("coach").textContent());
      await shot("-stuck");
      await browser.close();
      process.exit(1);
    });
  await page.waitForTimeout(150);
  const said = await page.getByTestId("coach").textContent();
  if (said !== last) {
    console.log("*", said);
    await shot();
    last = said ?? "";
  }
  if (await over.isVisible()) {
    const next = page.getByTestId("lesson-next");
    if (only || !(await next.isVisible())) break;
    await next.click();
    await page.waitForTimeout(800);
    continue;
  }
  if (++presses > 150) {
    console.log("too many");
    break;
  }
  const what = await lit
    .first()
    .evaluate((e) =>
      [
        e.tagName,
        (e as HTMLElement).dataset.testid,
        e.textContent?.slice(0, 50),
        !!e.closest(".dialog"),
      ].join(" | "),
    );
  console.log("   ", what);
  if (what.includes("true") && !process.env.QUICK) await shot("-sheet");
  const want = await lit.first().getAttribute("data-wanted");
  await (want === null
    ? lit.first().click({ timeout: 8000 })
    : lit.first().selectOption({ value: want })
  ).catch(async (e) => {
    console.log(e.message.slice(0, 400));
    await shot("-cannot");
    await browser.close();
    process.exit(1);
  });
  await page.waitForTimeout(150);
}
await browser.close();
