"use client";

import {
  type CrookId,
  crookOf,
  GANG_AWARD,
  type GangId,
  type HideoutId,
  TARGETS,
  type TargetId,
} from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { type PlayedView, strengthOf } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Closeup } from "../board/closeup.tsx";
import { useManner } from "../shared/manner.tsx";
import { type Subject, useBoard } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { runningOf } from "./forecast.ts";
import { GangMark } from "./gang-mark.tsx";
import { gangTallies, stackOf, unknownIn } from "./knowledge.ts";
import {
  abilityRule,
  crewName,
  crookFacts,
  crookName,
  gangName,
  hideoutName,
  letterOf,
  notesInWords,
  signed,
  strengthsInWords,
  suspectsOf,
  targetName,
} from "./labels.ts";
import { TargetArt } from "./target-art.tsx";
import { ranksOf } from "./tile.tsx";

/** The thing pointed at, large and in words, and the reason why it cannot be chosen now. */
export function Spotlight() {
  const { shown, draft, words } = useBoard();
  if (shown === null) return null;
  const reason = reasonKeys(shown)
    .map((id) => draft?.marks.get(id)?.reason)
    .find((found) => found != null);
  return (
    <Closeup className="ck-spotlight">
      <Closer subject={shown} />
      {reason != null && (
        <p className="reason">
          {words.blocked(reason)} {reason === "no-money" && <Missing subject={shown} />}
        </p>
      )}
    </Closeup>
  );
}

/** The dollars missing for a look behind a door. */
function Missing({ subject }: { readonly subject: Subject }) {
  const { t, view, viewer } = useBoard();
  const money = viewer === null ? undefined : view.seats[viewer]?.money;
  const hideout = view.hideouts.find(({ id }) => subject.kind === "door" && id === subject.hideout);
  return hideout === undefined || money === undefined ? null : t("short", { money: hideout.count - money });
}

/** The options for a subject. */
function reasonKeys(subject: Subject): string[] {
  switch (subject.kind) {
    case "door":
      return [optionId("hire", subject.hideout), optionId("hideout", subject.hideout)];
    case "target":
      return [optionId("target", subject.target)];
    case "slot":
      return [
        ...(["up", "down", "join", "replace", "switch"] as const).map((way) => optionId(way, subject.target)),
        optionId("seat", subject.seat),
      ];
    case "crook":
      return [optionId("crook", subject.crook)];
    case "seat":
      return [];
  }
}

function Closer({ subject }: { readonly subject: Subject }) {
  switch (subject.kind) {
    case "slot":
      return <StackCloser seat={subject.seat} target={subject.target} />;
    case "target":
      return <TargetCloser target={subject.target} />;
    case "door":
      return <DoorCloser hideout={subject.hideout} />;
    case "crook":
      return <CrookCloser crook={subject.crook} />;
    case "seat":
      return <SeatCloser seat={subject.seat} />;
  }
}

/** The sources of a seat's points, as far as the viewer knows, and the state of the gangs. */
function SeatCloser({ seat }: { readonly seat: number }) {
  const { t, view, words, seats } = useBoard();
  const manner = useManner()(seats.find((one) => one.seat === seat));
  const facts = view.seats[seat];
  if (facts === undefined) return null;
  const { points, targets } = runningOf(view, seat);
  const hidden = unknownIn(view, seat);
  return (
    <div>
      <b>{words.heading(seat)}</b>
      <p className="ck-quiet">{[manner, crewName(words, facts.crew)].filter(Boolean).join(t("comma"))}</p>
      <p>
        {view.score === null ? t("runningLong", { points }) : t("points", { points })}
        {targets.length > 0 && (
          <>
            {t("colon")}
            {targets
              .map(({ id, share }) => t("takes", { target: targetName(words, id), points: share }))
              .join(t("comma"))}
          </>
        )}
      </p>
      <ul className="ck-closer-gangs">
        {gangTallies(view).map(({ gang, award, counts, leader }) => (
          <li key={gang}>
            <GangMark gang={gang} />
            {t("holds", { gang: gangName(words, gang), count: counts[seat] ?? 0 })}
            {leader === seat && <b>{t("majorityTakes", { points: award })}</b>}
          </li>
        ))}
      </ul>
      <p className="ck-quiet">{t("gangRule", { points: GANG_AWARD[view.seats.length] ?? 0 })}</p>
      {hidden > 0 && <p className="ck-quiet">{t("darkOwn", { count: hidden })}</p>}
    </div>
  );
}

/** A crook large, with its facts and its rule. */
function CrookCloser({ crook, children }: { readonly crook: CrookId; readonly children?: ReactNode }) {
  const { t, words } = useBoard();
  const { ability, gangs } = crookOf(crook);
  return (
    <div className="ck-closer">
      <CrookCard crook={crook} words={words} />
      <div>
        <b>{crookName(words, crook)}</b>
        <p>{crookFacts(t, words, crook)}</p>
        {ability !== null && <p>{abilityRule(words, ability)}</p>}
        {gangs.length > 0 && <GangsOf gangs={gangs} />}
        {children}
      </div>
    </div>
  );
}

/** How many members of a crook's gangs each seat has, and what the majority is worth. */
function GangsOf({ gangs }: { readonly gangs: readonly GangId[] }) {
  const { t, view, words } = useBoard();
  return gangTallies(view)
    .filter(({ gang }) => gangs.includes(gang))
    .map(({ gang, award, counts }) => {
      const tallies = counts.flatMap((count, seat) =>
        count === 0 ? [] : [t("strength", { name: words.name(seat), known: count, unknown: 0 })],
      );
      return (
        <p key={gang} className="ck-quiet">
          {t("gangNow", {
            gang: gangName(words, gang),
            award,
            tallies: tallies.length === 0 ? "0" : tallies.join(t("comma")),
          })}
        </p>
      );
    });
}

function StackCloser({ seat, target }: { readonly seat: number; readonly target: TargetId }) {
  const { t, view, words } = useBoard();
  const stack = stackOf(view, seat, target).toReversed();
  const { known, unknown } = strengthOf(stack);
  return (
    <>
      <p className="ck-closer-place">
        {t("slot", { name: words.name(seat), target: targetName(words, target) })}
      </p>
      {stack.length === 0 && <p>{t("nobodyHere")}</p>}
      {stack.length > 1 && (
        <p>
          {t("addUp", {
            ranks: ranksOf(stack.toReversed()),
            sum: known,
            open: unknown > 0 ? "yes" : "no",
          })}
        </p>
      )}
      {stack.map((played) =>
        played.crook === null ? (
          <Unknown key={played.play} played={played} />
        ) : (
          <CrookCloser key={played.play} crook={played.crook}>
            {played.facing === "down" && <p className="ck-quiet">{t("onlyYouKnow")}</p>}
          </CrookCloser>
        ),
      )}
    </>
  );
}

function Unknown({ played }: { readonly played: PlayedView }) {
  const { t, words } = useBoard();
  const suspects = suspectsOf(t, words, played);
  return (
    <div className="ck-closer">
      <span className="ck-back" data-large aria-hidden="true">
        <b>{letterOf(played.from)}</b>
      </span>
      <div>
        <b>{t("somebody", { hideout: hideoutName(words, played.from) })}</b>
        {suspects !== null && <p>{suspects}</p>}
      </div>
    </div>
  );
}

function TargetCloser({ target }: { readonly target: TargetId }) {
  const { t, view, words } = useBoard();
  const facts = view.targets[TARGETS.indexOf(target)];
  if (facts === undefined) return null;
  const changes = view.seats
    .flatMap(({ seat }) => stackOf(view, seat, target))
    .flatMap(({ crook }) => (crook === null || crookOf(crook).modifier === 0 ? [] : [crook]))
    .map((crook) => `${crookName(words, crook)} ${signed(crookOf(crook).modifier)}`);
  return (
    <div className="ck-closer">
      <span className="ck-closer-art">
        <TargetArt target={target} />
      </span>
      <div>
        <b>{targetName(words, target)}</b>
        <p>
          {[t("worth", { value: facts.value }), t("printed", { printed: facts.printed }), ...changes].join(
            t("comma"),
          )}
        </p>
        {facts.unknown > 0 && <p>{t("unknownThere", { count: facts.unknown })}</p>}
        <p>{strengthsInWords(t, words, view, target)}</p>
      </div>
    </div>
  );
}

function DoorCloser({ hideout }: { readonly hideout: HideoutId }) {
  const { t, view, words } = useBoard();
  const facts = view.hideouts.find(({ id }) => id === hideout);
  if (facts === undefined) return null;
  const notes = notesInWords(t, words, facts);
  return (
    <div>
      <b>
        <span className="ck-letter">{letterOf(hideout)}</span> {hideoutName(words, hideout)}
      </b>
      <p>{t("doorCount", { count: facts.count })}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {notes.length === 0 && facts.count > 0 && <p className="ck-quiet">{t("neverLooked")}</p>}
    </div>
  );
}
