"use client";
import type { Client } from "@consigliere/contract/client";
import type { GameInfo } from "@consigliere/contract/games";
import { usualHouseRules } from "@consigliere/contract/house-rules";
import { routes } from "@consigliere/contract/routes";
import type { RuleSet } from "@consigliere/games/estimates";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { usualLevel } from "../api/games.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { lazily } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { useEntered } from "../device/entered.ts";
import { ClockWords } from "../i18n/clock-words.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { defaultValues, optionFields } from "../options/option-fields.ts";
import { PACES, ruleSetsOf, ruleSetValues } from "../options/rule-sets.ts";
import { DEALT } from "../options/temperament-field.tsx";
import type { Draft, DraftProps } from "./draft.ts";
import { HouseRulesForm } from "./house-rules-form.tsx";
import { PeopleChoice } from "./people-choice.tsx";
import { PaceChoice, RulesChoice } from "./rules-choice.tsx";

/** For matches of a club. */
const CallMembers = lazily(() => import("../club/call-members.tsx"));

/** The days that the match will take. */
const DaysAhead = lazily(() => import("./days-ahead.tsx"));

/** Most of these games are best with four. */
const USUAL_SEATS = 4;

/** A new match of one game: the rules, the pace, and the people. */
export function MatchForm({ game }: { game: GameInfo }) {
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
  const onDraft = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const bots = Array.from({ length: draft.bots }, () => ({ kind: "bot" as const }));
  const hasRules = ruleSetsOf(game).length > 1;
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
        {hasRules && (
          <Paper as="section" stacked>
            <RulesChoice {...{ game, draft, onDraft }} onAgree={agree} />
          </Paper>
        )}
        <Paper as="section" className="stack" data-gap="5">
          <PaceChoice {...{ draft, onDraft }} />
          <PeopleChoice {...{ game, draft, onDraft }} />
        </Paper>
      </div>
      <Suspense fallback={null}>
        <DaysAhead
          match={{ game: game.id, options: draft.options, seatCount: draft.seats, seats: bots }}
          club={club}
          called={called}
        />
      </Suspense>
      <ClockWords>
        <HouseRulesForm
          {...{ game, draft, onDraft }}
          agreed={{ ...defaults, ...ruleSetValues(game, agreed) }}
        />
      </ClockWords>
      <OpenBar {...{ game, draft, create }} />
    </form>
  );
}

interface OpenBarProps extends Pick<DraftProps, "game" | "draft"> {
  readonly create: Pick<UseMutationResult, "error" | "isPending" | "isSuccess">;
}

/** The match in one line, and the key that opens it. */
function OpenBar({ game, draft, create }: OpenBarProps) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords()(game.id);
  const problemText = useProblemText();
  return (
    <div className="open-bar">
      {create.error !== null && (
        <p className="field-error" role="alert">
          {problemText(create.error)}
        </p>
      )}
      <p className="open-summary">
        <strong>{words("title")}</strong> {t("summary", { seats: draft.seats, bots: draft.bots })}
      </p>
      <BrassButton type="submit" size="large" busy={create.isPending || create.isSuccess}>
        {t("create")}
      </BrassButton>
    </div>
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
