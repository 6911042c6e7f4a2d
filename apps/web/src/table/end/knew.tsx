"use client";

import { planIn } from "@consigliere/contract/plan";
import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useGameWords } from "../../games/game-words.ts";
import { useGameSpeech } from "../../games/use-game.ts";
import { saidAnswer } from "../../orders/order-words.ts";
import type { At } from "../at-table.ts";
import { papersAt } from "../replay/use-film.ts";
import { type Known, knownThen, seatsIn } from "./known-then.ts";
import { useFramesUpTo } from "./thumbnail.tsx";

interface KnewProps extends At<"match" | "chair" | "may" | "words"> {
  readonly point: LoggedEvent;
  readonly events: readonly LoggedEvent[];
}

/** The knowledge that only some had at a moment, as far as the reader may see it now; nothing if everybody had all of it. */
export function Knew({ at, point, events }: KnewProps) {
  const { match, chair, may, words } = at;
  const t = useTranslations("outcome");
  const { data: frames = [] } = useFramesUpTo(match.match.id, chair.as, may, point.n);
  const known = knownThen(events, point, { viewer: chair.seat, count: chair.seats.length });
  const [before, then] = [papersAt(frames, point.n - 1), papersAt(frames, point.n)];
  const named = (seats: readonly number[]) => ({
    names: words.list(seats.map((seat) => words.name(seat))),
    own: String(seats.length === 1 && seats[0] === match.viewer),
  });
  const sealed = [...before].flatMap(([seat, { sealed: answers }]) => {
    const isRevealed = then.get(seat)?.sealed.length === 0;
    const isSaid = known.some(({ seats }) => seats.includes(seat));
    if (!isRevealed || isSaid || !seatsIn(point.event).has(seat)) return [];
    // Whole forms would say more than one reads below a picture, and bare words, such as a pass, nothing.
    return answers.filter(({ value }) => String(value).includes(":")).map((one) => ({ seat, ...one }));
  });
  // All that one answer caused is told at the same time.
  const start = (frames.findLast((frame) => frame.at < point.at) ?? frames[0])?.n ?? 0;
  const done = (n: number, seat: number) => planIn(papersAt(frames, n).get(seat)?.settings)?.done ?? 0;
  const planned = [...then.keys()].filter(
    (seat) => seatsIn(point.event).has(seat) && done(point.n, seat) > done(start, seat),
  );
  const lines = [
    ...known.map((one) => <Told key={JSON.stringify(one)} at={at} {...named(one.seats)} {...one} />),
    ...sealed.map(({ seat, topic, value }) => (
      <li key={`${seat} ${topic}`}>
        {t("wasSealed", { ...named([seat]), answer: saidAnswer(value, words, t("comma")) })}
      </li>
    )),
    ...planned.map((seat) => <li key={seat}>{t("planned", named([seat]))}</li>),
  ];
  return lines.length === 0 ? null : (
    <ul className="end-knew" data-testid="knew">
      {lines}
    </ul>
  );
}

interface ToldProps extends Known, At<"match"> {
  readonly names: string;
  readonly own: string;
}

/** An event that only some were told; if it was one of them, in the words that they read. */
function Told({ at, seats, event, names, own }: ToldProps) {
  const { match } = at.match;
  const t = useTranslations("outcome");
  const { data: speech } = useGameSpeech(match.game);
  const everybody = useMemo(() => match.seats.map(({ name }) => name), [match.seats]);
  const theirs = useGameWords(match.game, speech?.story, everybody, seats[0] ?? null);
  const sentence = seats.length === 1 ? theirs.event(event) : theirs.eventForAll(event);
  return <li>{t("knew", { names, own, count: seats.length, sentence })}</li>;
}
