"use client";

import { type CardId, GROUPS } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { Path } from "../../prompts/draft.ts";
import { useBoard } from "./board-context.ts";
import { EnforcerCard } from "./enforcer-card.tsx";
import { groupSign } from "./labels.ts";
import { useCard } from "./use-card.ts";
import "./pool.css";

const WISHES: Path = ["wishes"];
const MOST: Path = ["most"];

/** Who is for hire today, as far as the viewer may see it. */
export function Pool() {
  const { t, view, draft } = useBoard();
  const { cards, count } = view.pool;
  const isAsked = draft?.prompt.topic === "hire" || draft?.prompt.topic === "hire-list";
  if (cards === null || count === 0 || !(isAsked || view.phase.at.startsWith("hire"))) return null;
  return (
    <section className="mc-pool" aria-label={t("pool")}>
      {cards.map((card) => (
        <Candidate key={card} card={card} />
      ))}
    </section>
  );
}

function Candidate({ card }: { readonly card: CardId }) {
  const { words, draft } = useBoard();
  const pick = useCard(card, optionId("card", card));
  if (draft?.prompt.topic === "hire-list") {
    return (
      <div className="mc-candidate">
        <EnforcerCard card={card} words={words} />
        <span className="mc-wishes">
          {GROUPS.map((group) => (
            <Wish key={group} option={optionId("hire", { card, group })} sign={groupSign(group)} />
          ))}
        </span>
      </div>
    );
  }
  if (pick === null) return <EnforcerCard card={card} words={words} />;
  return (
    <button {...pick.button} className="mc-pick" aria-label={pick.says}>
      <EnforcerCard card={card} words={words} />
    </button>
  );
}

/** A wish: this card for that group, with its place among the wishes. */
function Wish({ option, sign }: { readonly option: string; readonly sign: string }) {
  const { words, draft } = useBoard();
  const mark = draft?.marks.get(option);
  if (draft == null || mark === undefined) return <i aria-hidden="true" />;
  const wish = () => {
    draft.pick(WISHES, option);
    // Whoever wishes for somebody wants to hire: as many as may be, until something else is said.
    const { form } = draft.draft;
    const wishes = form === "form" ? draft.draft.parts["wishes"] : undefined;
    if (wishes?.form === "some" && wishes.chosen.length === 0) {
      draft.setAmount(MOST, draft.amountsAt(MOST).most);
    }
  };
  return (
    <button
      type="button"
      data-mark={mark.state}
      data-testid={`option-${option}`}
      aria-label={whatOf("hire", option) === undefined ? sign : words.option(option)}
      aria-pressed={mark.state === "chosen"}
      onClick={wish}
    >
      {sign}
      {mark.rank !== null && <b>{mark.rank}</b>}
    </button>
  );
}
