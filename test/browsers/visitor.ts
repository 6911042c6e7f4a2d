/** A person in front of a browser, whichever it is. */
import { setTimeout as sleep } from "node:timers/promises";

/** The actions of a browser here: the same by Puppeteer in Firefox and by WebDriver in WebKit. */
export interface Visitor {
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` has the arguments. May return a promise. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** A press in the middle of the first element of this selector, where a finger or a mouse would. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** Forgets who was signed in, and what was kept. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** Waits until `look` gives something that counts as true, and gives it. @throws Error that says what was awaited */
export async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await sleep(100);
  }
}

/** Whether an element of this selector is in the page and has room there. */
export async function isShown(visitor: Visitor, selector: string): Promise<boolean> {
  const body = `return [...document.querySelectorAll(arguments[0])].some(
    (one) => one.checkVisibility({ checkVisibilityCSS: true }) && one.getBoundingClientRect().width > 2)`;
  return (await visitor.run(body, selector)) as boolean;
}

export async function untilShown(visitor: Visitor, selector: string): Promise<void> {
  await until(selector, () => isShown(visitor, selector));
}

export async function textOf(visitor: Visitor, selector: string): Promise<string> {
  return (await visitor.run(
    "return document.querySelector(arguments[0])?.textContent ?? ''",
    selector,
  )) as string;
}
