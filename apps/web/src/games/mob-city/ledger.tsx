"use client";

import { type BuildingId, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { buildingName, cardName, groupSign } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { isInk, markAt, poursOf, pressBuilding, sentTo } from "./steps.ts";
import { type Barred, useWhyBarred } from "./use-why-barred.ts";
import "./ledger.css";

/** Every building of the city as a list, block by block: what it earns, whose it is, who stands before it. */
export function Ledger() {
  const { t, view, words } = useBoard();
  return (
    <section className="mc-ledger" aria-label={t("ledger")} onKeyDown={moveFocus}>
      {view.map.map(({ block, districts, position }) => (
        <section
          key={position}
          className="mc-street"
          data-block={block}
          aria-label={words.text(`block.${block}`)}
        >
          <h2>
            {words.text(`block.${block}`)}
            <small>{districts.map((one) => words.text(`district.${one}`)).join(t("comma"))}</small>
          </h2>
          {view.buildings
            .filter(({ id }) => id.startsWith(`${block}-`))
            .map((building) => (
              <Entry key={building.id} building={building} />
            ))}
        </section>
      ))}
    </section>
  );
}

function Entry({ building }: { readonly building: BuildingView }) {
  const { draft, step, steps, show } = useBoard();
  const { id, owner } = building;
  const option = optionId("building", id);
  const mark = step === null ? undefined : markAt(step, option);
  const why = useWhyBarred(id);
  const isBlocked = why !== null;
  const sent = sentTo(steps, id);
  const isFined = mark !== undefined && draft?.prompt.topic === "fine-pay";
  const facts = <Facts building={building} sent={sent} rank={mark?.rank ?? null} isFined={isFined} />;
  return (
    <div
      className="mc-entry"
      data-site={`building-${id}`}
      data-owned={owner !== null || undefined}
      data-about={mark === undefined ? undefined : ""}
    >
      {mark === undefined ? (
        <div className="mc-entry-face">{facts}</div>
      ) : (
        <button
          type="button"
          className="mc-entry-face"
          data-mark={isBlocked ? "blocked" : mark.state}
          data-reason={mark.reason ?? undefined}
          data-testid={`option-${option}`}
          aria-pressed={mark.state === "chosen"}
          aria-disabled={isBlocked || undefined}
          onFocus={() => show(id)}
          onBlur={() => show(null)}
          onClick={() => {
            show(isBlocked ? id : null);
            if (!isBlocked && draft !== null && step !== null) pressBuilding(draft, step, id);
          }}
        >
          {facts}
          {why !== null && <Why {...why} isSeen={mark.reason === "owned"} />}
        </button>
      )}
      <Pour id={id} />
      {mark?.further != null && <Conditions {...mark.further} />}
    </div>
  );
}

/** Why a building is barred: what is missing tells it shortest; whose it is, is seen. */
function Why({ reason, missing, isSeen }: Barred & { readonly isSeen: boolean }) {
  return (
    <>
      <small className={isSeen || missing !== null ? "visually-hidden" : "mc-why"}>{reason}</small>
      {missing !== null && <small className="mc-why">{missing}</small>}
    </>
  );
}

interface FactsProps {
  readonly building: BuildingView;
  readonly sent: readonly number[];
  readonly rank: number | null;
  /** Its fine may be chosen: that counts now, and a closed building earns nothing anyway. */
  readonly isFined: boolean;
}

/** Name and kind, what it costs or earns, whose it is, and who stands there. */
function Facts({ building, sent, rank, isFined }: FactsProps) {
  const { t, words, view, viewer, draft } = useBoard();
  const { id, owner, income, business, closed, bombed } = building;
  const isForSale = draft !== null && ["buy", "business-plan"].includes(draft.prompt.topic);
  const state = closed ? "closed" : bombed ? "bombed" : business === "speakeasy" ? "pours" : null;
  const tokens = view.tokens.filter((token) => token.building === id);
  return (
    <>
      <span className="mc-entry-owner">
        {rank !== null ? (
          <b className="mc-rank">{rank}</b>
        ) : owner === null ? (
          <i aria-hidden="true" />
        ) : (
          <SeatMark seat={owner} label={words.name(owner)} className="size-6" />
        )}
      </span>
      <span className="mc-entry-name">
        {buildingName(words, id)}
        <small>
          {words.text(`type.${typeOf(id)}`)}
          {state !== null && <b data-state={state}> · {t(`state.${state}`)}</b>}
        </small>
      </span>
      <span className="mc-entry-sum">
        {isFined
          ? t("fined", { money: planOf(id).fine })
          : isForSale && owner === null
            ? t("costs", { money: planOf(id).cost })
            : t("earns", { money: income })}
      </span>
      <span className="mc-entry-cars">
        {tokens.map(({ seat, group }) => (
          <span key={`${seat} ${group}`} className="mc-car">
            <SeatMark seat={seat} label={words.name(seat)} className="mc-car-mark" />
            {groupSign(group)}
            <Backs seat={seat} group={group} />
          </span>
        ))}
        {viewer !== null &&
          sent.map((group) => (
            <span key={group} className="mc-car" data-pencil={!isInk(draft) || undefined}>
              {groupSign(group)}
            </span>
          ))}
      </span>
    </>
  );
}

/** How many cards a group in the streets has, and its Lieutenant. */
function Backs({ seat, group }: { readonly seat: number; readonly group: number }) {
  const { t, view, words } = useBoard();
  const facts = view.captains[seat]?.groups[group - 1];
  if (facts === undefined) return null;
  return (
    <>
      {facts.lieutenant !== null && (
        <span className="mc-car-face">
          <Portrait of={faceOf(facts.lieutenant)} label={cardName(words, facts.lieutenant)} />
        </span>
      )}
      {facts.faceDown > 0 && <span className="mc-car-backs">{t("backs", { count: facts.faceDown })}</span>}
    </>
  );
}

/** The glass of a building of one's own: whether it pours today. */
function Pour({ id }: { readonly id: BuildingId }) {
  const { t, draft, words } = useBoard();
  const place = draft === null ? null : poursOf(draft.prompt.question, draft.draft);
  const option = optionId("pour", id);
  const mark = place === null ? undefined : markAt(place, option);
  if (draft === null || place === null || mark === undefined) return null;
  const { question } = place;
  const isFull =
    mark.state === "open" &&
    question.form === "some" &&
    place.draft.form === "some" &&
    place.draft.chosen.length >= question.max;
  return (
    <button
      type="button"
      className="mc-pour"
      data-mark={isFull ? "blocked" : mark.state}
      data-testid={`option-${option}`}
      aria-pressed={mark.state === "chosen"}
      aria-disabled={isFull || undefined}
      onClick={() => draft.pick(place.path, option)}
    >
      <svg viewBox="0 0 16 24" aria-hidden="true">
        <path d="M2 2h12l-5 9v8h4v3H3v-3h4v-8z" />
      </svg>
      <span className="visually-hidden">{t("pourAt", { name: buildingName(words, id) })}</span>
      {isFull ? t("pourMost", { count: question.max }) : t("pour")}
    </button>
  );
}

/** When a group of a sealed plan goes there. */
function Conditions({
  question,
  draft: inner,
  path,
}: NonNullable<ReturnType<typeof markAt>>["further"] & object) {
  const { draft, words } = useBoard();
  if (question.form !== "one") return null;
  const chosen = inner.form === "one" ? inner.chosen : null;
  return (
    <span className="mc-conditions">
      {question.options
        .filter(({ id }) => whatOf("condition", id) !== undefined)
        .map(({ id }) => (
          <button
            key={id}
            type="button"
            data-mark={chosen === id ? "chosen" : "open"}
            data-testid={`option-${id}`}
            aria-pressed={chosen === id}
            onClick={() => draft?.pick(path, id)}
          >
            {words.option(id)}
          </button>
        ))}
    </span>
  );
}
