import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentKeys } from "./current-keys.ts";
import { completeKeys, newKeys, rotateKeys } from "./keys.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function parameterHolding(first: string) {
  const send = vi.fn<() => Promise<string>>();
  const holds = (text: string | Error) =>
    send.mockImplementation(async () => {
      if (text instanceof Error) throw text;
      return text;
    });
  holds(first);
  const report = vi.fn();
  const keysNow = currentKeys(
    { keys: { parameter: "house" } },
    { parameter: () => ({ read: send, write: vi.fn(), remove: vi.fn() }), report },
  );
  return { keysNow, send, holds, report };
}

it("are read again after five minutes, and the same object while they are the same", async () => {
  const keys = newKeys(new Date());
  const { keysNow, send, holds } = parameterHolding(JSON.stringify(keys));
  const first = await keysNow();
  expect(first).toEqual(keys);
  pass(299);
  await keysNow();
  expect(send).toHaveBeenCalledTimes(1);
  pass(2);
  expect(await keysNow()).toBe(first);
  expect(send).toHaveBeenCalledTimes(2);
  const rotated = rotateKeys(keys, "auth", new Date());
  holds(JSON.stringify(rotated));
  pass(301);
  expect(await keysNow()).toEqual(rotated);
});

it("are read out of turn when something speaks for newer ones, but not again at once", async () => {
  const keys = newKeys(new Date());
  const { keysNow, send, holds } = parameterHolding(JSON.stringify(keys));
  await keysNow(true);
  expect(send).toHaveBeenCalledTimes(1);
  const renewed = completeKeys(keys, 2, new Date());
  holds(JSON.stringify(renewed));
  pass(9);
  expect(await keysNow(true)).toEqual(keys);
  pass(2);
  expect(await keysNow()).toEqual(keys);
  expect(await keysNow(true)).toEqual(renewed);
  for (const _ of [1, 2, 3]) expect(await keysNow(true)).toEqual(renewed);
  expect(send).toHaveBeenCalledTimes(2);
});

it("stay as they were when they cannot be read again, which is reported now and then", async () => {
  const { keysNow, send, holds, report } = parameterHolding(JSON.stringify(newKeys(new Date())));
  const first = await keysNow();
  for (const trouble of [new Error("throttled"), "{", "{}"]) {
    holds(trouble);
    pass(301);
    expect(await keysNow()).toBe(first);
    expect(await keysNow()).toBe(first);
  }
  expect(report).toHaveBeenCalledTimes(3);
  expect(send).toHaveBeenCalledTimes(4);
});

it.each([
  ["not json", "The parameter with the keys is not JSON."],
  ['{"auth":"hush-hush"}', "The keys are not complete: auth, link, push."],
])("are not there when the parameter holds %j, and the fault quotes nothing of it", async (text, message) => {
  await expect(parameterHolding(text).keysNow()).rejects.toThrow(message);
});
