"use client";

import { planIn } from "@consigliere/contract/plan";
import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { saidAnswer } from "../../orders/order-words.ts";
import type { At } from "../at-table.ts";
import { papersAt } from "../replay/use-film.ts";
import { knownThen } from "./known-then.ts";
import { useFramesUpTo } from "./thumbnail.tsx";

interface KnewProps extends At<"match" | "chair" | "may" | "words"> {
  readonly point: LoggedEvent;
  readonly events: readonly LoggedEvent[];
}

/** What was known at a moment to some alone, as far as the reader may see it now; nothing: everybody knew all of it. */
export function Knew({ at, point, events }: KnewProps) {
  const { match, chair, may, words } = at;
  const t = useTranslations("play.outcome");
  const { data: frames = [] } = useFramesUpTo(match.match.id, chair.as, may, point.n);
  const known = knownThen(events, point, chair.seat);
  const [before, then] = [papersAt(frames, point.n - 1), papersAt(frames, point.n)];
  const named = (seats: readonly number[]) => ({
    names: words.list(seats.map((seat) => words.name(seat))),
    own: String(seats.length === 1 && seats[0] === match.viewer),
  });
  const sealed = [...before].flatMap(([seat, { sealed: answers }]) => {
    const isRevealed = then.get(seat)?.sealed.length === 0;
    const isSaid = known.some(({ seats }) => seats.includes(seat));
    return isRevealed && !isSaid ? answers.map((one) => ({ seat, ...one })) : [];
  });
  const done = (seat: number) =>
    frames.map(({ n }) => planIn(papersAt(frames, n).get(seat)?.settings)?.done ?? 0);
  const planned = [...then.keys()].filter((seat) => (done(seat).at(-1) ?? 0) > (done(seat)[0] ?? 0));
  const lines = [
    ...known.map(({ seats, event }) => t("knew", { ...named(seats), sentence: words.event(event) })),
    ...sealed.map(({ seat, value }) =>
      t("wasSealed", { ...named([seat]), answer: saidAnswer(value, words, t("comma")) }),
    ),
    ...planned.map((seat) => t("planned", named([seat]))),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="end-knew" data-testid="knew">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
