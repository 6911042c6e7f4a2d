"use client";

import { useTranslations } from "next-intl";
import { type Replay, SPEEDS } from "./use-replay.ts";

const FACES = {
  previous: "M18 5L9 12L18 19ZM6 5H8.4V19H6Z",
  next: "M6 5L15 12L6 19ZM15.6 5H18V19H15.6Z",
  play: "M7 4.5L19 12L7 19.5Z",
  pause: "M7 5H10.6V19H7ZM13.4 5H17V19H13.4Z",
} as const;

/** Back, play, on, and how fast. */
export function Transport({ replay, count }: { readonly replay: Replay; readonly count: number }) {
  const t = useTranslations("replay");
  const { isPlaying, speed, go, togglePlay, setSpeed } = replay;
  const at = replay.at ?? 0;
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "normal";
  return (
    <>
      <Key label={t("previous")} face="previous" isOff={at === 0} onPress={() => go(at - 1)} />
      <Key label={t(isPlaying ? "pause" : "play")} face={isPlaying ? "pause" : "play"} onPress={togglePlay} />
      <Key label={t("next")} face="next" isOff={at === count - 1} onPress={() => go(at + 1)} />
      <button
        type="button"
        className="replay-key figures"
        aria-label={t("speed", { speed: t(`speeds.${speed}`) })}
        onClick={() => setSpeed(faster)}
      >
        {t(`speeds.${speed}`)}
      </button>
    </>
  );
}

interface KeyProps {
  readonly label: string;
  readonly face: keyof typeof FACES;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function Key({ label, face, isOff = false, onPress }: KeyProps) {
  return (
    <button type="button" className="replay-key" aria-label={label} disabled={isOff} onClick={onPress}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={FACES[face]} fill="currentColor" />
      </svg>
    </button>
  );
}
