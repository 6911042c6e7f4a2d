"use client";
import type { Client } from "@consigliere/contract/client";
import type { GameInfo } from "@consigliere/contract/games";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SessionGate } from "../account/session-gate.tsx";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { ChoiceField, SwitchField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { defaultValues, type OptionValues, optionFields } from "../options/option-fields.ts";
import { OptionForm } from "../options/option-form.tsx";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";

/** Four is what most of these games are best with. */
const USUAL_SEATS = 4;

export function NewMatchPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: cacheKeys.games,
    queryFn: () => api.call(routes.listGames, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SessionGate>
      {() => {
        if (data === undefined)
          return error === null ? <Loading /> : <Trouble error={error} retry={refetch} />;
        return <GameChoice games={data.games} />;
      }}
    </SessionGate>
  );
}

function GameChoice({ games }: { games: readonly GameInfo[] }) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords();
  const [chosen, choose] = useState(games[0]?.id ?? "");
  const game = games.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-6">
      {games.length > 1 && (
        <Paper>
          <ChoiceField
            label={t("game")}
            choices={games.map(({ id }) => ({
              value: id,
              name: words(id)("title") ?? id,
              note: words(id)("tagline"),
            }))}
            value={chosen}
            onValue={choose}
            layout="list"
          />
        </Paper>
      )}
      {game !== undefined && <MatchForm key={game.id} game={game} />}
    </div>
  );
}

interface Draft {
  readonly seats: number;
  readonly bots: number;
  readonly visibility: "private" | "open";
  readonly seatOrder: "random" | "chosen";
  readonly openAtEnd: boolean;
  readonly options: OptionValues;
}

async function callBots(api: Client, id: string, level: string | undefined, count: number): Promise<void> {
  for (let i = 0; i < count && level !== undefined; i++) {
    await api.call(routes.addBot, { params: { id }, body: { level } });
  }
}

function useCreation(game: GameInfo, draft: Draft) {
  const api = useApi();
  const locale = useLocale();
  return useMutation({
    mutationFn: async () => {
      const { bots, ...settings } = draft;
      const { match } = await api.call(routes.createMatch, {
        body: { game: game.id, ...settings },
      });
      // The table stands by then; bots that did not come can be called again from there.
      await callBots(api, match.id, game.bots.at(-1), bots).catch(() => undefined);
      return match.id;
    },
    onSuccess: (id) => window.location.assign(matchPath(locale, id)),
  });
}

function MatchForm({ game }: { game: GameInfo }) {
  const t = useTranslations("newMatch");
  const atEnd = useTranslations("lobby.atEnd");
  const words = useLobbyWords()(game.id);
  const problemText = useProblemText();
  const fields = optionFields(game.options);
  const [draft, setDraft] = useState<Draft>({
    seats: Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max),
    bots: 0,
    visibility: "private",
    seatOrder: "random",
    openAtEnd: true,
    options: defaultValues(fields),
  });
  const create = useCreation(game, draft);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const presets = Object.entries(game.presets);
  const preset =
    presets.find(([, values]) => fits(draft.options, defaultValues(fields), values))?.[0] ?? "published";
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <Paper as="section" stacked className="grid gap-5">
        <h2 className="text-[1.9rem] leading-tight [font-family:var(--font-name)]">{words("title")}</h2>
        <ChoiceField
          label={t("seats")}
          choices={counts.map((count) => ({ value: String(count), name: String(count) }))}
          value={String(draft.seats)}
          onValue={(seats) =>
            setDraft({ ...draft, seats: Number(seats), bots: Math.min(draft.bots, Number(seats) - 1) })
          }
        />
        <ChoiceField
          label={t("bots")}
          hint={t("botsHint")}
          choices={Array.from({ length: draft.seats }, (_, count) => ({
            value: String(count),
            name: String(count),
          }))}
          value={String(draft.bots)}
          onValue={(bots) => setDraft({ ...draft, bots: Number(bots) })}
        />
        <ChoiceField
          label={t("visibility")}
          choices={(["private", "open"] as const).map((value) => ({
            value,
            name: t(value),
            note: t(`notes.${value}`),
          }))}
          value={draft.visibility}
          onValue={(value) => setDraft({ ...draft, visibility: value === "open" ? "open" : "private" })}
          layout="list"
        />
        <ChoiceField
          label={t("seatOrder")}
          choices={(["random", "chosen"] as const).map((value) => ({ value, name: t(value) }))}
          value={draft.seatOrder}
          onValue={(value) => setDraft({ ...draft, seatOrder: value === "chosen" ? "chosen" : "random" })}
        />
        {create.error !== null && (
          <p className="field-error" role="alert">
            {problemText(create.error)}
          </p>
        )}
        <BrassButton type="submit" size="large" busy={create.isPending || create.isSuccess}>
          {t("create")}
        </BrassButton>
      </Paper>
      <Paper as="section" tone="aged" className="grid gap-5">
        <h2 className="text-2xl">{t("rules")}</h2>
        <SwitchField
          label={atEnd("label")}
          hint={atEnd(draft.openAtEnd ? "open" : "closed")}
          checked={draft.openAtEnd}
          onChecked={(openAtEnd) => setDraft({ ...draft, openAtEnd })}
        />
        {presets.length > 0 && (
          <ChoiceField
            label={t("preset")}
            choices={[
              { value: "published", name: t("published") },
              ...presets.map(([id]) => ({ value: id, name: words(`presets.${id}.label`) ?? id })),
            ]}
            hint={preset === "published" ? undefined : words(`presets.${preset}.help`)}
            value={preset}
            onValue={(id) =>
              setDraft({
                ...draft,
                options: { ...defaultValues(fields), ...(game.presets[id] as OptionValues | undefined) },
              })
            }
          />
        )}
        <OptionForm
          game={game.id}
          fields={fields}
          values={draft.options}
          onValues={(options) => setDraft({ ...draft, options })}
        />
      </Paper>
    </form>
  );
}

/** Whether the options are the defaults with `values` on top. */
function fits(options: OptionValues, defaults: OptionValues, values: unknown): boolean {
  const expected = { ...defaults, ...(values as OptionValues) };
  return Object.keys(expected).every((name) => options[name] === expected[name]);
}
