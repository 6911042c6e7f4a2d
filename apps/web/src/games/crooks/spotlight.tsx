"use client";

import {
  type CrookId,
  crookOf,
  type HideoutId,
  TARGETS,
  type TargetId,
} from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import type { PlayedView } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Closeup } from "../../stage/closeup.tsx";
import { type Subject, useBoard } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { stackOf } from "./knowledge.ts";
import {
  abilityRule,
  crookFacts,
  crookName,
  hideoutName,
  letterOf,
  notesInWords,
  signed,
  strengthsInWords,
  suspectsOf,
  targetName,
} from "./labels.ts";
import { TargetArt } from "./target-art.tsx";
import "./spotlight.css";

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
  }
}

/** A crook large, with its facts and its rule. */
function CrookCloser({ crook, children }: { readonly crook: CrookId; readonly children?: ReactNode }) {
  const { t, words } = useBoard();
  const { ability } = crookOf(crook);
  return (
    <div className="ck-closer">
      <CrookCard crook={crook} words={words} />
      <div>
        <b>{crookName(words, crook)}</b>
        <p>{crookFacts(t, words, crook)}</p>
        {ability !== null && <p>{abilityRule(words, ability)}</p>}
        {children}
      </div>
    </div>
  );
}

function StackCloser({ seat, target }: { readonly seat: number; readonly target: TargetId }) {
  const { t, view, words } = useBoard();
  const stack = stackOf(view, seat, target).toReversed();
  return (
    <>
      <p className="ck-closer-place">
        {t("slot", { name: words.name(seat), target: targetName(words, target) })}
      </p>
      {stack.length === 0 && <p>{t("nobodyHere")}</p>}
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
