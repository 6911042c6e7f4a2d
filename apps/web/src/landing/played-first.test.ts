import { afterEach, expect, it, vi } from "vitest";
import { forgetPlayedFirst, isPlayedFirst, PLAYED_FIRST } from "./played-first.ts";

afterEach(() => vi.unstubAllGlobals());

const at = (search: string) => vi.stubGlobal("location", { pathname: "/en/learn/family-business/", search });

it("knows the link by which a card was played", () => {
  at(`?${PLAYED_FIRST}`);
  expect(isPlayedFirst()).toBe(true);
  at("");
  expect(isPlayedFirst()).toBe(false);
  at("?played=last");
  expect(isPlayedFirst()).toBe(false);
});

it("leaves the plain address of the course", () => {
  at(`?${PLAYED_FIRST}`);
  const replaceState = vi.fn();
  vi.stubGlobal("history", { replaceState });
  forgetPlayedFirst();
  expect(replaceState).toHaveBeenCalledWith(null, "", "/en/learn/family-business/");
});
