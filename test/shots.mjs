import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const base = "http://localhost:3100";
const widths = [360, 390, 820, 1440, 1920];
for (const l of ["en", "ja"]) {
  const c = await b.newContext({ baseURL: base, timezoneId: "UTC", locale: l });
  const p = await c.newPage();
  await p.request.post("/api/session/guest", { data: { name: "Ann", locale: l, timeZone: "Atlantic/Reykjavik" }, headers: { origin: base } });
  for (const w of widths) {
    await p.setViewportSize({ width: w, height: 900 });
    await p.goto(`/${l}/desk/`); await p.getByTestId("ask-zone").waitFor();
    await p.waitForTimeout(300);
    await p.screenshot({ path: `/tmp/shots/desk-${l}-${w}.png`, fullPage: true });
    await p.goto(`/${l}/profile/`); await p.waitForTimeout(1200);
    await p.screenshot({ path: `/tmp/shots/me-${l}-${w}.png`, fullPage: true });
    await p.goto(`/${l}/profile/#messages`); await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/shots/msg-${l}-${w}.png`, fullPage: true });
    const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log("scrolls", l, w);
  }
}
await b.close();
