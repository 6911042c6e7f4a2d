"use client";

import { useCallback, useSyncExternalStore } from "react";
import { onWrite, read, write } from "../device/storage.ts";
import type { Sound } from "./sounds.ts";

const STORED_AS = "consigliere.sound";

const isOn = () => read(STORED_AS) === "on";

/** Whether this device plays sounds and vibrates; off until its reader turns it on. */
export function useSoundSetting(): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(onWrite, isOn, () => false);
  const set = (wanted: boolean) => {
    write(STORED_AS, wanted ? "on" : "off");
    if (wanted) sound("lamp");
  };
  return [on, set];
}

/** Milliseconds for which a device vibrates along with a sound. */
const SHAKES: Partial<Readonly<Record<Sound, number>>> = { lamp: 30, stamp: 40, shot: 60, bell: 80 };

function sound(name: Sound): void {
  // A sound that cannot be played is no trouble.
  import("./synth.ts").then(({ play }) => play(name)).catch(() => undefined);
  const shake = SHAKES[name];
  if (shake !== undefined) navigator.vibrate?.(shake);
}

/** Plays a sound, now or after this many milliseconds, if this device may: a page out of sight is heard too. */
export function useSound(): (name: Sound, inMs?: number) => void {
  return useCallback((name, inMs = 0) => {
    if (!isOn()) return;
    if (inMs === 0) sound(name);
    else setTimeout(() => sound(name), inMs);
  }, []);
}
