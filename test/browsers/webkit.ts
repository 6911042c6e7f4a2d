/** WebKit as GNOME builds it, the nearest there is to an iPhone's Safari without one, by its own WebDriver. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Capabilities, error, type WebDriver } from "selenium-webdriver";
import { findProgram } from "./programs.ts";
import type { Visitor } from "./visitor.ts";

/** The window's own buttons would make it wider than a phone. */
const THIN = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; border-width: 0; }\n";
const CALM = "[Settings]\ngtk-enable-animations=0\n";
/** Its threads that paint by OpenGL crash in Mesa's software driver (`SkiaGPUWorker` in `swrast_dri.so`). */
const PAINTED_BY_CPU = { LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };
const SCREEN = ":77";
const PORT = 4477;
const PRESS_PATIENCE_MS = 10_000;

export async function openWebKit(): Promise<Visitor> {
  const home = await mkdtemp(join(tmpdir(), "consigliere-webkit-"));
  const settings = join(home, ".config", "gtk-3.0");
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, "gtk.css"), THIN);
  await writeFile(join(settings, "settings.ini"), CALM);
  const screen = spawn(findProgram("Xvfb"), [SCREEN, "-screen", "0", "1600x1200x24"], {
    stdio: "ignore",
  });

  const env = { ...process.env, DISPLAY: SCREEN, HOME: home, ...PAINTED_BY_CPU };
  const driver = spawn(findProgram("WebKitWebDriver"), [`--port=${PORT}`], { env, stdio: "ignore" });
  await sleep(2000);
  const session = await begin();
  let size = { width: 390, height: 844 };

  const fitWindow = async () => {
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const [width, height] = await session.executeScript<[number, number]>("return [innerWidth, innerHeight]");
    const outer = { width: 2 * size.width - width, height: 2 * size.height - height };
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...outer });
  };
  const found = (selector: string) => session.findElement(By.css(selector));
  return {
    resize: async (width, height) => {
      size = { width, height };
      await fitWindow();
    },
    open: (address) => session.get(address),
    run: (body, ...args) =>
      session.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
         Promise.resolve((function () { ${body} }).apply(null, [...arguments].slice(0, -1))).then(done)`,
        ...args,
      ),
    press: async (selector) => {
      const end = Date.now() + PRESS_PATIENCE_MS;
      for (;;) {
        // Controls further down in a sheet, or still moving, cannot be pressed yet; Puppeteer knows by itself.
        const element = await found(selector);
        await session.executeScript("arguments[0].scrollIntoView({ block: 'nearest' })", element);
        try {
          return await element.click();
        } catch (failure) {
          if (!(failure instanceof error.ElementNotInteractableError) || Date.now() > end) throw failure;
          await sleep(200);
        }
      }
    },
    type: (selector, text) => found(selector).sendKeys(text),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    forget: async () => {
      await session.manage().deleteAllCookies();
      await session.executeScript("if (location.protocol !== 'about:') localStorage.clear()");
      await session.get("about:blank");
    },
    close: async () => {
      await session.quit().catch(() => undefined);
      await Promise.all([ended(driver), ended(screen)]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function begin(): Promise<WebDriver> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (binary === undefined) throw new Error("There is no MiniBrowser of WebKitGTK.");
  const options = { binary, args: ["--automation"] };
  const wanted = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const session = await new Builder()
    .withCapabilities(wanted)
    .usingServer(`http://127.0.0.1:${PORT}`)
    .build();
  await session.manage().setTimeouts({ pageLoad: 120_000, script: 120_000 });
  return session;
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
