"use client";
/**
 * Who is reading. Every page asks that, so it is kept apart from the cache of all else that the service answers: pages
 * that ask for nothing else do without what keeps that.
 */
import type { Profile } from "@consigliere/contract/account";
import { type Client, ProblemError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useEffect, useSyncExternalStore } from "react";
import { useApi } from "./use-api.ts";

interface Reader {
  /** Null for somebody without a session, undefined while that is not known. */
  readonly me: Profile | null | undefined;
  readonly error: Error | null;
}

/** Milliseconds after which a page that comes into sight asks again: somebody may have left by another one. */
const FRESH_MS = 60_000;
/** Milliseconds until a lost connection is tried again, each twice the one before. */
const FIRST_PAUSE_MS = 1_000;
const MOST_TRIES = 4;

const UNKNOWN: Reader = { me: undefined, error: null };

let reader = UNKNOWN;
let isFreshUntil = 0;
/** Counts what was asked and what was said, so that an answer that was overtaken is known. */
let turn = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(now: Reader): void {
  reader = now;
  for (const listener of listeners) listener();
}

/** Keeps how the reader is known from now on. What was asked before that tells nothing any more. */
export function setMe(me: Profile | null): void {
  turn += 1;
  isFreshUntil = Date.now() + FRESH_MS;
  keep({ me, error: null });
}

const forgetters = new Set<() => void>();

/** Has `forget` called whenever somebody enters or leaves: nothing that was asked for another holds any more. */
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

/** A refusal will not change by asking again; a lost connection may. */
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
