"use client";
/**
 * The reader of the page. Every page asks for it, so it is kept separately from the cache of the service's other
 * answers. Pages that ask for nothing else do not load that cache.
 */
import type { Profile } from "@consigliere/contract/account";
import { type Client, ConnectionError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useEffect, useSyncExternalStore } from "react";
import { forgetOwner, onOtherOwner, setOwner } from "../device/kept.ts";
import { elapsed, stamp } from "../device/server-clock.ts";
import { setHome } from "../i18n/local-zone.ts";
import { onStranger } from "./service-fetch.ts";
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

/** Milliseconds for which a page out of the browser's cache stays hidden while nobody says who reads. */
const PATIENCE_MS = 1_500;

const UNKNOWN: Reader = { me: undefined, error: null };

let reader = UNKNOWN;
/** When the reader was last asked for; null: not yet, or in vain. */
let askedAt: number | null = null;
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
  askedAt = stamp();
  const before = reader.me;
  if (before !== undefined && before?.userId !== me?.userId) forgetAll();
  setOwner(me?.userId ?? null);
  keep({ me, error: null });
}

const forgetters = new Set<() => void>();

/** Calls `forget` whenever somebody enters or leaves: data requested for another person is no longer valid. */
export function onChangeOfReader(forget: () => void): void {
  forgetters.add(forget);
}

function forgetAll(): void {
  for (const forget of forgetters) forget();
}

/** Somebody entered, or left (null): those who leave leave nothing private here. */
export function changeReader(me: Profile | null): void {
  if (me === null) forgetOwner();
  forgetAll();
  setMe(me);
}

async function ask(api: Client): Promise<void> {
  turn += 1;
  const mine = turn;
  askedAt = stamp();
  try {
    const { me } = await tried(
      () => api.call(routes.readMe, {}),
      () => turn === mine,
    );
    if (turn === mine) setMe(me);
  } catch (error) {
    if (turn !== mine) return;
    askedAt = null;
    keep({ me: reader.me, error: error as Error });
  }
}

/** Asking again does not change a refusal; a lost connection may come back. */
async function tried<T>(call: () => Promise<T>, goesOn: () => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ConnectionError) || tries === MOST_TRIES || !goesOn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (tries - 1)));
    }
  }
}

/** The reader at this moment, also where somebody has entered since the page was drawn. */
export function meNow(): Reader["me"] {
  return reader.me;
}

let askAgain = () => {};

export function useMe(): Reader & { readonly retry: () => void } {
  const known = useSyncExternalStore(
    subscribe,
    () => reader,
    () => UNKNOWN,
  );
  return { ...known, retry: () => askAgain() };
}

/**
 * Asks who reads: when the page begins, when it comes into sight again, when the service does not know its reader any
 * more, and when another page says so. A page that the browser took out of its cache shows nothing before it knows: its
 * reader may have signed out since. For one place of the page.
 */
export function useReaderWatch(): void {
  const api = useApi();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const { style } = document.documentElement;
    askAgain = () => void ask(api);
    const askIfOld = () => (askedAt === null || elapsed(askedAt) > FRESH_MS) && askAgain();
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = "hidden";
    };
    const onReturn = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const before = reader;
      await Promise.race([ask(api), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      // Whoever reads, everything is asked for anew: a table may have been open by a key that was laid aside.
      forgetAll();
      if (reader === before || reader.error !== null) keep({ ...UNKNOWN, error: reader.error });
      style.visibility = "";
    };
    askIfOld();
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "visible" && askIfOld(),
      { signal },
    );
    window.addEventListener("online", askIfOld, { signal });
    window.addEventListener("pagehide", hide, { signal });
    window.addEventListener("pageshow", (event) => void onReturn(event), { signal });
    onOtherOwner(() => askAgain(), signal);
    const end = onStranger(() => reader.me != null && askAgain());
    return () => {
      end();
      ended.abort();
    };
  }, [api]);
}
