"use client";
import { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import type { Client } from "@consigliere/contract/client";
import type { GameInfo } from "@consigliere/contract/games";
import { usualHouseRules } from "@consigliere/contract/house-rules";
import { routes } from "@consigliere/contract/routes";
import { RULE_SETS, type RuleSet } from "@consigliere/games/estimates";
import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { levelsOf, temperamentsOf, usualLevel } from "../api/games.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { ChoiceField } from "../design/fields.tsx";
import { lazily } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { useEntered } from "../device/entered.ts";
import { ClockWords } from "../i18n/clock-words.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { lengthOf } from "../options/length.ts";
import { defaultValues, type OptionValues, optionFields } from "../options/option-fields.ts";
import { PACE_IDS, PACES, type PaceId, paceOf, ruleSetOf, ruleSetValues } from "../options/rule-sets.ts";
import { DEALT, TemperamentField } from "../options/temperament-field.tsx";
import { useEstimates } from "../options/use-estimates.ts";
import { useRuleSetWords } from "../options/use-rule-set-words.ts";
import type { Draft } from "./draft.ts";
import { HouseRulesForm } from "./house-rules-form.tsx";

/** For matches of a club. */
const CallMembers = lazily(() => import("../club/call-members.tsx"));

/** The days that the match will take. */
const DaysAhead = lazily(() => import("./days-ahead.tsx"));

/** Most of these games are best with four. */
const USUAL_SEATS = 4;

/** A new match of one game: the rules, the pace, and the people. */
export function MatchForm({ game }: { game: GameInfo }) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords()(game.id);
  const ruleSetWords = useRuleSetWords(game.id);
  const problemText = useProblemText();
  const estimate = useEstimates(game.id);
  const defaults = defaultValues(optionFields(game.options));
  const form = `new ${game.id}${window.location.search}`;
  const [draft, setDraft] = useEntered<Draft>(form, {
    seats: Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max),
    bots: 0,
    level: usualLevel(game) ?? "",
    temperament: DEALT,
    ...usualHouseRules,
    options: { ...defaults, ...PACES.day, ...ruleSetValues(game, "days") },
  });
  const [agreed, agree] = useEntered<RuleSet>(`${form} rules`, "days");
  const [club] = useState(() => new URLSearchParams(window.location.search).get("club"));
  const [called, callMembers] = useEntered<readonly string[]>(`${form} called`, []);
  const create = useCreation(game, draft, club === null ? null : { id: club, call: [...called] });
  const { options, seats } = draft;
  const people = seats - draft.bots;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const pace = paceOf(options);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const hoursOf = ({ turnHours, windowHours }: OptionValues) => ({
    turnHours: turnHours as number,
    windowHours: windowHours as number,
  });
  const length = (ruleSet: RuleSet) => {
    const known = estimate(ruleSet, seats);
    if (known === undefined) return null;
    const { unit, ...figures } = lengthOf(known, options, people);
    return t(`length.${unit}`, figures);
  };
  return (
    <form
      className="stack"
      data-gap="6"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      {club !== null && (
        <Suspense fallback={null}>
          <CallMembers club={club} called={called} onCalled={callMembers} />
        </Suspense>
      )}
      <div className="match-choice">
        <Paper as="section" stacked>
          <ChoiceField
            label={t("ruleSet")}
            layout="list"
            choices={RULE_SETS.map((id) => {
              const { name, help } = ruleSetWords(id);
              return {
                value: id,
                name: id === "days" ? t("recommended", { name }) : name,
                note: (
                  <>
                    <span className="preset-line">{help}</span>
                    <span className="preset-line figures strong">{length(id)}</span>
                  </>
                ),
              };
            })}
            value={ruleSetOf(game, defaults, options) ?? ""}
            onValue={(id) => {
              const ruleSet = id as RuleSet;
              agree(ruleSet);
              set({ options: { ...defaults, ...hoursOf(options), ...ruleSetValues(game, ruleSet) } });
            }}
          />
        </Paper>
        <Paper as="section" className="stack" data-gap="5">
          <ChoiceField
            label={t("pace")}
            layout="list"
            choices={PACE_IDS.map((id) => ({
              value: id,
              name: t(`paces.${id}.name`),
              note: t(`paces.${id}.note`, PACES[id]),
            }))}
            value={pace ?? ""}
            onValue={(id) => set({ options: { ...options, ...PACES[id as PaceId] } })}
            hint={
              people === 1 ? (
                t("alone")
              ) : (
                <>
                  {t(
                    pace === "evening"
                      ? "reckoned.evening"
                      : pace === "day"
                        ? "reckoned.day"
                        : "reckoned.other",
                  )}{" "}
                  {t("missed", { count: Number(options["autopilotAfter"] ?? 0) })}
                </>
              )
            }
          />
          <div className="halves">
            <ChoiceField
              label={t("seats")}
              choices={counts.map((count) => ({ value: String(count), name: String(count) }))}
              value={String(seats)}
              onValue={(count) =>
                set({ seats: Number(count), bots: Math.min(draft.bots, Number(count) - 1) })
              }
            />
            <ChoiceField
              label={t("bots")}
              hint={t("botsHint")}
              choices={Array.from({ length: seats }, (_, count) => ({
                value: String(count),
                name: String(count),
              }))}
              value={String(draft.bots)}
              onValue={(bots) => set({ bots: Number(bots) })}
            />
          </div>
          {draft.bots > 0 && game.bots.length > 1 && (
            <ChoiceField
              label={t("level")}
              hint={t("levelHint")}
              choices={levelsOf(game).map((level) => ({
                value: level,
                name: t(`levels.${level}`),
              }))}
              value={draft.level}
              onValue={(level) => set({ level })}
            />
          )}
          {draft.bots > 0 && game.temperaments.length > 0 && (
            <TemperamentField
              label={t("temperament")}
              choices={[DEALT, EVEN_TEMPERED, ...temperamentsOf(game)]}
              value={draft.temperament}
              onValue={(temperament) => set({ temperament })}
            />
          )}
        </Paper>
      </div>
      <Suspense fallback={null}>
        <DaysAhead
          match={{
            game: game.id,
            options,
            seatCount: seats,
            seats: Array.from({ length: draft.bots }, () => ({ kind: "bot" })),
          }}
          club={club}
          called={called}
        />
      </Suspense>
      <ClockWords>
        <HouseRulesForm
          game={game}
          draft={draft}
          agreed={{ ...defaults, ...ruleSetValues(game, agreed) }}
          onDraft={set}
        />
      </ClockWords>
      <div className="open-bar">
        {create.error !== null && (
          <p className="field-error" role="alert">
            {problemText(create.error)}
          </p>
        )}
        <p className="open-summary">
          <strong>{words("title")}</strong> {t("summary", { seats, bots: draft.bots })}
        </p>
        <BrassButton type="submit" size="large" busy={create.isPending || create.isSuccess}>
          {t("create")}
        </BrassButton>
      </div>
    </form>
  );
}

/** `club`: the club for which it is opened, and the members who get a chair at once. */
function useCreation(
  game: GameInfo,
  draft: Draft,
  club: { readonly id: string; readonly call: string[] } | null,
) {
  const api = useApi();
  const locale = useLocale();
  return useMutation({
    mutationFn: async () => {
      const { bots, level, temperament, ...settings } = draft;
      const wanted = { level, ...(temperament !== DEALT && { temperament }) };
      const { match } = await api.call(routes.createMatch, {
        body: { game: game.id, ...settings, ...(club !== null && { club }) },
      });
      // The table exists by then. Bots that failed to join can be added again there.
      await callBots(api, match.id, wanted, bots).catch(() => undefined);
      return match.id;
    },
    onSuccess: (id) => window.location.assign(matchPath(locale, id)),
  });
}

interface WantedBot {
  readonly level: string;
  readonly temperament?: string;
}

async function callBots(api: Client, id: string, body: WantedBot, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await api.call(routes.addBot, { params: { id }, body });
  }
}
