"use client";
import type { MatchLook } from "@consigliere/contract/play";
import { useMe } from "../api/session.ts";
import type { Keeper } from "./receipts.ts";

/** The reader whose receipts these are: who signed in, or the seat of the link by which they look at `view`. */
export function useKeeper(view?: Pick<MatchLook, "viewer" | "isByLink">): Keeper {
  const { me } = useMe();
  if (view?.isByLink === true) return `~${view.viewer}`;
  return me === null ? null : me?.userId;
}
