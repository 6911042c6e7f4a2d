import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { browserPlayer } from "../e2e/support/browser-player.ts";
import { listenForComplaints } from "../e2e/support/complaints.ts";
import { type Check, eventually, mustBe } from "./house.ts";

/** A newcomer plays against bots with a browser, as the first page offers. */
export const inBrowser: Check = {
  name: "is played in a browser, which complains of nothing",
  look: "the pages, which may be of another version than the API; the content security policy; the sockets",
  run: async ({ url }) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox"],
    });
    try {
      const { complaints, stop } = listenForComplaints(browser);
      const context = await browser.newContext({ baseURL: url, locale: "en-GB", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto("/");
      await page.getByRole("button", { name: "Play against bots now" }).first().click();
      await page.getByTestId("prompt-panel").waitFor();
      const player = browserPlayer(page, "smoke");
      for (let answers = 0; answers < 3; answers++)
        await eventually(() => player.answerNow(), "a press on an answer leads to nothing", 60);
      stop();
      await page.request.delete("/api/me");
      mustBe(complaints.length === 0, complaints[0] ?? "");
    } finally {
      await browser.close();
    }
  },
};
