"use client";

import { type CardId, GROUPS, type GroupNo } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useBoard } from "./board-context.ts";
import { EnforcerCard } from "./enforcer-card.tsx";
import { buildingName } from "./labels.ts";
import { useCard } from "./use-card.ts";

/** My organization board: four groups with their cards, and where each of them stands or is about to go. */
export function Crew() {
  const { t, view, viewer } = useBoard();
  if (view.mine === null || viewer === null) return null;
  return (
    <section className="mc-crew" aria-label={t("crew")}>
      {GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </section>
  );
}

function Group({ group }: { readonly group: GroupNo }) {
  const { t, view, words, viewer, draft, step, steps, turnTo } = useBoard();
  const cards = view.mine?.groups[group - 1] ?? [];
  const option = optionId("group", group);
  const mark = draft?.marks.get(option);
  const sending = steps.find(({ path }) => path[0] === `group-${group}`);
  const token = view.tokens.find((one) => one.seat === viewer && one.group === group);
  const going = sending?.draft.form === "one" ? sending.draft.chosen : null;
  const place =
    going !== null ? words.option(going) : token === undefined ? null : buildingName(words, token.building);
  const head = (
    <>
      <b className="mc-group-sign">{groupSign(group)}</b>
      <span>
        {place ?? (cards.length === 0 ? t("empty") : sending === undefined ? t("atHome") : t("whereTo"))}
      </span>
    </>
  );
  return (
    <div className="mc-group" data-current={(sending !== undefined && step === sending) || undefined}>
      {mark !== undefined ? (
        <button
          type="button"
          className="mc-group-head"
          data-mark={mark.state}
          data-testid={`option-${option}`}
          aria-pressed={mark.state === "chosen"}
          aria-disabled={mark.state === "blocked" || undefined}
          onClick={() => mark.state !== "blocked" && draft?.pickMarked(option)}
        >
          {head}
          <span className="visually-hidden">{t("group", { group: groupSign(group) })}</span>
          {mark.reason !== null && <small className="mc-why">{words.blocked(mark.reason)}</small>}
        </button>
      ) : sending !== undefined ? (
        <button
          type="button"
          className="mc-group-head"
          aria-pressed={step === sending}
          data-testid={`step-group-${group}`}
          onClick={() => turnTo(sending.path)}
        >
          {head}
        </button>
      ) : (
        <p className="mc-group-head">{head}</p>
      )}
      <ul className="mc-group-cards">
        {cards.map((card) => (
          <li key={card}>
            <OwnCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnCard({ card }: { readonly card: CardId }) {
  const { words } = useBoard();
  const pick = useCard(card, optionId("card", card));
  if (pick === null) return <EnforcerCard card={card} words={words} />;
  return (
    <button {...pick.button} className="mc-pick" aria-label={pick.says}>
      <EnforcerCard card={card} words={words} />
    </button>
  );
}
