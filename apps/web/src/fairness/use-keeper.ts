"use client";
import type { MatchLook } from "@consigliere/contract/play";
import { meNow, useMe } from "../api/session.ts";
import { type Keeper, partFor } from "./receipts.ts";

/** The reader whose receipts these are: who signed in, or the seat of the link by which they look at `view`. */
export function useKeeper(view: Pick<MatchLook, "viewer" | "isByLink">): Keeper {
  const { me } = useMe();
  return view.isByLink === true ? `~${view.viewer}` : keeperOf(me);
}

/** The data that the reader sends along when sitting down at a match whose commitment was shown. */
export function myPartFor(shown: Parameters<typeof partFor>[1]): ReturnType<typeof partFor> {
  return partFor(keeperOf(meNow()), shown);
}

function keeperOf(me: ReturnType<typeof meNow>): Keeper {
  return me === null ? null : me?.userId;
}
