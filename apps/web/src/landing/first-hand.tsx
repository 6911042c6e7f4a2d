import { manifestOf } from "@consigliere/games/catalogue";
import { type CardId, kindOf } from "@consigliere/games/family-business/cards";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import { Practice } from "@consigliere/games/lessons/practice";
import type { Locale } from "@consigliere/languages";
import { createTranslator } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Portrait } from "../design/portrait/portrait.tsx";
import { FamilyCard } from "../games/family-business/family-card.tsx";
import { faceOf } from "../games/family-business/portraits.ts";
import { Link } from "../i18n/navigation.ts";
import { FIRST_GAME } from "./first-game.ts";
import { LessonAhead } from "./lesson-ahead.tsx";
import { PLAYED_FIRST } from "./played-first.ts";

/** The hand of the first lesson. Its lit card is a link to the lesson, where it is played at once. */
export async function FirstHand({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "landing.room" });
  const { hand, card, target, text } = await firstDecision(locale);
  return (
    <div className="first-hand">
      <LessonAhead />
      <div className="first-cue paper">
        <Portrait of={faceOf(target)} />
        <div>
          <h2>{t("decision")}</h2>
          <p>{t("question")}</p>
        </div>
      </div>
      <ol className="first-cards">
        {hand.map((held) => (
          <li key={held}>
            {held === card ? (
              <Link href={`/learn/${FIRST_GAME}?${PLAYED_FIRST}`} data-testid="first-card">
                <FamilyCard kind={kindOf(held)} words={{ text }} state="playable" isPlain />
                <span className="visually-hidden">{t("sign")}</span>
              </Link>
            ) : (
              <span aria-hidden="true">
                <FamilyCard kind={kindOf(held)} words={{ text }} state="blocked" isPlain />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FirstDecision {
  readonly hand: readonly CardId[];
  /** The card that the coach points to, and at whom it is aimed. */
  readonly card: CardId;
  readonly target: MobsterId;
  readonly text: (key: string) => string;
}

/** As the lesson asks it. @throws Error when the lesson begins in another way */
async function firstDecision(locale: Locale): Promise<FirstDecision> {
  const manifest = manifestOf(FIRST_GAME);
  const [rules, course, messages] = await Promise.all([
    manifest?.rules(),
    manifest?.course?.(),
    manifest?.messages(locale),
  ]);
  const position = course?.positions[0];
  if (rules === undefined || position === undefined) throw new Error("no first lesson");
  const { table, step } = new Practice(rules, position);
  if (step === undefined || !("hint" in step)) throw new Error("the first lesson begins otherwise");
  const { hand } = table.view as View;
  const hint = step.hint as { choose: string; with: string };
  const t = createTranslator({ locale, messages: messages as Record<string, string> });
  return {
    hand: hand ?? [],
    card: hint.choose.replace("play:", "") as CardId,
    target: hint.with.replace("mobster:", "") as MobsterId,
    text: (key) => t(key),
  };
}
