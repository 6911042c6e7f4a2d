"use client";
/**
 * The reader of the page. Every page asks for it, so it is kept separately from the cache of the service's other
 * answers. Pages that ask for nothing else do not load that cache.
 */
import type { Profile } from "@consigliere/contract/account";
import { type Client, ProblemError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useEffect, useSyncExternalStore } from "react";
import { setHome } from "../i18n/local-zone.ts";
import { useApi } from "./use-api.ts";

interface Reader {
  /** Null for somebody without a session, undefined while that is not known. */
  readonly me: Profile | null | undefined;
  readonly error: Error | null;
}

/**
 * A page that comes into sight after this many milliseconds asks again: somebody may have signed out on another page.
 */
const FRESH_MS = 60_000;
/** Milliseconds until a lost connection is tried again; each pause is twice the one before. */
const FIRST_PAUSE_MS = 1_000;
const MOST_TRIES = 4;

const UNKNOWN: Reader = { me: undefined, error: null };

let reader = UNKNOWN;
let isFreshUntil = 0;
/** Counts requests and results, so that an outdated answer is recognised. */
let turn = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(now: Reader): void {
  reader = now;
  setHome(now.me?.isZoneKnown ? now.me.timeZone : null);
  for (const listener of listeners) listener();
}

/** Sets the reader from now on. Earlier requests no longer count. */
export function setMe(me: Profile | null): void {
  turn += 1;
  isFreshUntil = Date.now() + FRESH_MS;
  keep({ me, error: null });
}

const forgetters = new Set<() => void>();

/** Calls `forget` whenever somebody enters or leaves: data requested for another person is no longer valid. */
export function onChangeOfReader(forget: () => void): void {
  forgetters.add(forget);
}

/** Somebody entered, or left (null). */
export function changeReader(me: Profile | null): void {
  for (const forget of forgetters) forget();
  setMe(me);
}

async function ask(api: Client): Promise<void> {
  turn += 1;
  const mine = turn;
  isFreshUntil = Date.now() + FRESH_MS;
  try {
    const { me } = await tried(
      () => api.call(routes.readMe, {}),
      () => turn === mine,
    );
    if (turn === mine) setMe(me);
  } catch (error) {
    if (turn !== mine) return;
    isFreshUntil = 0;
    keep({ me: reader.me, error: error as Error });
  }
}

/** Asking again does not change a refusal; a lost connection may come back. */
async function tried<T>(call: () => Promise<T>, goesOn: () => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ProblemError || tries === MOST_TRIES || !goesOn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (tries - 1)));
    }
  }
}

/** The reader at this moment, also where somebody has entered since the page was drawn. */
export function meNow(): Reader["me"] {
  return reader.me;
}

export function useMe(): Reader & { readonly retry: () => void } {
  const api = useApi();
  const known = useSyncExternalStore(
    subscribe,
    () => reader,
    () => UNKNOWN,
  );
  useEffect(() => {
    const askIfOld = () => Date.now() > isFreshUntil && void ask(api);
    const onChange = () => document.visibilityState === "visible" && askIfOld();
    askIfOld();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [api]);
  return { ...known, retry: () => void ask(api) };
}
