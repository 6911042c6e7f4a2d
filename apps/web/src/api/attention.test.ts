import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heedTouches, isAttended, UNTOUCHED_MS } from "./attention.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
  page.visibilityState = "visible";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page left open and untouched is not looked at, until it is touched", () => {
  const onTouch = vi.fn();
  const end = heedTouches(onTouch);
  expect(isAttended()).toBe(true);
  vi.advanceTimersByTime(UNTOUCHED_MS);
  expect(isAttended()).toBe(false);
  onTouch.mockClear();
  browser.dispatchEvent(new Event("keydown"));
  expect(onTouch).toHaveBeenCalledOnce();
  expect(isAttended()).toBe(true);
  end();
  vi.advanceTimersByTime(UNTOUCHED_MS);
  browser.dispatchEvent(new Event("keydown"));
  expect(isAttended()).toBe(false);
});

it("a hidden page is not looked at", () => {
  const end = heedTouches(() => {});
  page.visibilityState = "hidden";
  expect(isAttended()).toBe(false);
  end();
});
