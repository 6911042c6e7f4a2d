/** Firefox as it is installed, by WebDriver BiDi; and Chromium in the same way, to compare pictures with. */
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findChromium } from "../chromium.mjs";
import { findProgram } from "./programs.ts";
import type { Visitor } from "./visitor.ts";

export async function openFirefox(): Promise<Visitor> {
  const executablePath = findProgram("firefox-esr", "firefox");
  // Pictures are compared: nothing moves in them.
  const extraPrefsFirefox = { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" };
  return visitorIn(await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox }));
}

export async function openChromium(): Promise<Visitor> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("there is no Chromium");
  const args = ["--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion", "--lang=en-GB"];
  return visitorIn(await puppeteer.launch({ browser: "chrome", executablePath, args }));
}

async function visitorIn(browser: Browser): Promise<Visitor> {
  let context = await browser.createBrowserContext();
  let page: Page = await context.newPage();
  let size = { width: 390, height: 844 };
  return {
    resize: async (width, height) => {
      size = { width, height };
      await page.setViewport(size);
    },
    open: async (address) => void (await page.goto(address, { timeout: 120_000 })),
    run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`),
    press: (selector) => page.locator(selector).setTimeout(60_000).click(),
    type: async (selector, text) => await page.type(selector, text),
    picture: async () => Buffer.from(await page.screenshot()),
    forget: async () => {
      await context.close();
      context = await browser.createBrowserContext();
      page = await context.newPage();
      await page.setViewport(size);
    },
    close: () => browser.close(),
  };
}
