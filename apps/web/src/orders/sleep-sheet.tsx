"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { SelectField, SwitchField, TextField } from "../design/fields.tsx";
import { useToast } from "../design/toast.tsx";
import { useEntered } from "../device/entered.ts";
import { serverNow } from "../device/server-clock.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import type { OrderUi } from "../games/order-ui.ts";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import { TimeField } from "../zones/time-field.tsx";
import { daysBetween, MORNING, morningAfter } from "./away-time.ts";
import { answerOf } from "./order-edits.ts";
import { nameOfAnswer, nameOfValue, saidBy } from "./order-words.ts";
import { answersFrom, rowsOf, type SleepRow, withAnswers } from "./sleep-rows.ts";
import { useForecast } from "./use-forecast.ts";
import { WithOrderUi } from "./with-order-ui.tsx";
import "./orders.css";

interface SleepSheetProps {
  /** The match, or the lesson. */
  readonly matchId: string;
  readonly game: string;
  readonly load: () => Promise<OrderUi>;
  /** The seat's settings as stored. */
  readonly settings: unknown;
  readonly view: unknown;
  readonly viewer: number;
  readonly words: GameWords;
  /** Whether the table waits for the reader. */
  readonly isAsked: boolean;
  readonly isSending: boolean;
  readonly onSave: (settings: Record<string, unknown>, onSaved: () => void) => void;
  readonly onOrders: () => void;
  readonly onPlan: () => void;
}

/** The possible questions before the reader is back, each with its answer, or with the possible ones. */
export default function SleepSheet({ load, ...rest }: SleepSheetProps) {
  return (
    <WithOrderUi game={rest.game} load={load}>
      {(ui) => <Night ui={ui} {...rest} />}
    </WithOrderUi>
  );
}

type NightProps = Omit<SleepSheetProps, "load"> & { readonly ui: OrderUi };

function Night(props: NightProps) {
  const { game, ui, view, viewer, words, isAsked, isSending, onSave, onOrders, onPlan } = props;
  const t = useTranslations("orders.sleep");
  const any = useAnyMessage();
  const say = saidBy(any, game);
  const format = useFormatter();
  const toast = useToast();
  const onProblem = useProblemToast();
  const change = useChangeProfile();
  const [settings] = useState(() => props.settings as Readonly<Record<string, unknown>>);
  // The content stays as it was when the sheet was opened, whatever happens meanwhile.
  const [seen] = useState(view);
  const met = useForecast({
    game,
    view: seen,
    viewer,
    orders: (settings["orders"] ?? []) as never,
    ...(ui.distinguishedBy !== undefined && { occasion: ui.distinguishedBy }),
  });
  const form = `${props.matchId} sleep ${JSON.stringify(settings)}`;
  const [usual] = useState(() => morningAfter(new Date(serverNow())));
  const [until, enter] = useEntered(`${form} until ${usual}`, usual);
  const setUntil = (next: string) => enter(Number.isNaN(Date.parse(next)) ? "" : next);
  const [day = "", time = MORNING] = until.split("T");
  const [chosen, setChosen] = useEntered<Readonly<Record<string, string>>>(`${form} chosen`, {});
  const [rests, setRests] = useEntered(`${form} rests`, false);
  if (met === undefined) return <p role="status">{t("playing")}</p>;
  const rows = rowsOf({ ui, view: seen, settings, met });
  const held = ui.held?.(view) ?? null;
  const isClosed = (ui.closed?.(view) ?? null) !== null;
  const choiceOf = (row: SleepRow) => chosen[row.id] ?? row.usual;
  const days = until === "" ? null : daysBetween(new Date(serverNow()), new Date(until));
  const when = until === "" ? "" : format.dateTime(new Date(until), { ...WHEN, timeZone: localZone() });
  const speech = { words, say, view };
  return (
    <div className="orders" data-testid="sleep-sheet">
      <p>{t("help")}</p>
      {isAsked && <p className="order-note">{t("asked")}</p>}
      <div className="halves" data-gap="4">
        <TextField
          type="date"
          label={t("until")}
          value={day}
          onChange={({ target }) => setUntil(`${target.value}T${time}`)}
        />
        <TimeField label={t("untilTime")} value={time} onValue={(next) => setUntil(`${day}T${next}`)} />
      </div>
      <ol className="sleep-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b>
            <span className="order-note">{t(`chance.${chanceOf(row.chance)}`)}</span>
            {row.answered !== null && row.answered >= 100 ? (
              <span>{t("answered")}</span>
            ) : (
              <>
                {row.answered !== null && row.answered > 0 && <span>{t("partly")}</span>}
                {row.choices.length === 0 || isClosed ? (
                  <span>{t("own")}</span>
                ) : (
                  <SelectField
                    label={t("answer")}
                    value={choiceOf(row)}
                    choices={[
                      { value: "", name: t("ask") },
                      ...row.choices.map((value) => ({ value, name: answerName(row, value) })),
                    ]}
                    onValue={(value) => setChosen({ ...chosen, [row.id]: value })}
                  />
                )}
              </>
            )}
          </li>
        ))}
        {!rows.some(({ kind }) => isForOwnTurn(ui, kind)) && (
          <li>
            <b>{t("turn")}</b>
            <span className="order-note">{t("turnNote")}</span>
          </li>
        )}
        {!isAsked && (
          <li>
            <Button size="small" onClick={onPlan}>
              {t("plan")}
            </Button>
          </li>
        )}
      </ol>
      {days !== null && (
        <SwitchField
          label={t("vacation", { count: days.count })}
          hint={t("vacationHint")}
          checked={rests}
          onChecked={setRests}
        />
      )}
      {held !== null && <p role="status">{say(held)}</p>}
      <p className="orders-end">
        <Button variant="quiet" onClick={onOrders}>
          {t("all")}
        </Button>
        <BrassButton
          data-testid="sleep-go"
          busy={isSending || change.isPending}
          disabled={held !== null || when === ""}
          onClick={() => {
            if (rests && days !== null) {
              change.mutate({ addVacation: { from: days.from, until: days.until } }, { onError: onProblem });
            }
            const left = withAnswers(ui.kinds, props.settings as typeof settings, { rows, chosen: choiceOf });
            onSave(left, () => toast({ text: t("left", { when }) }));
          }}
        >
          {t("go", { when })}
        </BrassButton>
      </p>
    </div>
  );

  function nameOf({ kind, when = {} }: SleepRow): string {
    if (ui.topicSettings?.topics[kind] !== undefined) return any(`board.${game}.settings.label.${kind}`);
    const of = Object.entries(when).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((one: string) => nameOfValue(ui, speech, one, kind))
        : say(`label.${name}`),
    );
    return of.length === 0
      ? say(`kind.${kind}`)
      : t("of", { question: say(`kind.${kind}`), what: of.join(t("comma")) });
  }

  function answerName({ kind, draft }: SleepRow, key: string): string {
    if (draft === null) return any(`board.${game}.settings.answer.${key}`);
    return answersFrom(draft, answerOf(key))
      .map((answer) => nameOfAnswer(answer, { ui, speech, kind, ask: t("ask") }))
      .join(t("else"));
  }
}

const WHEN = { ...CLOCK, weekday: "short" } as const;

function isForOwnTurn({ kinds }: OrderUi, kind: string): boolean {
  return Object.values(kinds[kind]?.when ?? {}).some(({ test }) => test === "own-turn");
}

function chanceOf(chance: number): "sure" | "likely" | "maybe" | "rarely" {
  if (chance >= 90) return "sure";
  if (chance >= 50) return "likely";
  return chance >= 15 ? "maybe" : "rarely";
}
