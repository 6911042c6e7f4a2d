"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Sound } from "./sounds.ts";

const STORED_AS = "consigliere.sound";
const CHANGED = "consigliere-sound";

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === "on";
  } catch {
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** Whether this device plays sounds and vibrates; off until its reader turns it on. */
export function useSoundSetting(): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn, () => false);
  const set = (wanted: boolean) => {
    try {
      localStorage.setItem(STORED_AS, wanted ? "on" : "off");
    } catch {
      // Without storage the choice cannot be kept, so it stays silent.
    }
    dispatchEvent(new Event(CHANGED));
    if (wanted) sound("lamp");
  };
  return [on, set];
}

/** Milliseconds for which a device vibrates along with a sound. */
const SHAKES: Partial<Readonly<Record<Sound, number>>> = { lamp: 30, stamp: 40, shot: 60, bell: 80 };

function sound(name: Sound): void {
  void import("./synth.ts").then(({ play }) => play(name));
  const shake = SHAKES[name];
  if (shake !== undefined) navigator.vibrate?.(shake);
}

/** Plays a sound, now or after this many milliseconds, if this device may and the page is visible. */
export function useSound(): (name: Sound, inMs?: number) => void {
  return useCallback((name, inMs = 0) => {
    if (!isOn() || document.visibilityState !== "visible") return;
    if (inMs === 0) sound(name);
    else setTimeout(() => sound(name), inMs);
  }, []);
}
