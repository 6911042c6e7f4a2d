"use client";

import {
  ACTION_KINDS,
  type ActionKind,
  CARDS,
  COUNTER_KINDS,
} from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardArt } from "./card-art.tsx";
import { effectOf, warEffect } from "./reference-facts.ts";

/** The reference card (rules 6.6): the counters against each card, and its effect on list and war. */
export default function FamilyBusinessReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.family-business.reference");
  return (
    <div className="fb-reference">
      <p data-rule="play-or-discard prefer-mobs">{t("intro")}</p>
      <ul>
        {ACTION_KINDS.map((kind) => (
          <li key={kind} data-type={CARDS[kind].type} data-rule={`counter-${kind}`}>
            <CardArt kind={kind} />
            <div>
              <h3>
                {words.text(`card.${kind}.name`)}
                <small>{t("copies", { count: CARDS[kind].copies })}</small>
              </h3>
              <dl>
                <dt>{t("answered")}</dt>
                <dd>
                  <Answers kind={kind} words={words} />
                </dd>
                <dt>{t("list")}</dt>
                <dd>{t(`onList.${kind}`)}</dd>
                <dt>{t("war")}</dt>
                <dd>{t(`onWar.${warEffect(kind)}`)}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ kind, words }: { readonly kind: ActionKind; readonly words: GameWords }) {
  const t = useTranslations("board.family-business.reference");
  const counters = COUNTER_KINDS.filter((counter) =>
    (CARDS[kind].counteredBy as readonly string[]).includes(counter),
  );
  if (counters.length === 0) return t("nothing");
  return counters.map((counter) => (
    <span key={counter} className="fb-answer">
      <b>{words.text(`card.${counter}.name`)}</b>: {t(`does.${effectOf(kind, counter)}`)}
    </span>
  ));
}
