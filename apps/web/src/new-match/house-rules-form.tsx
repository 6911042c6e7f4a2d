"use client";
import type { GameInfo } from "@consigliere/contract/games";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { EndSwitches } from "../lobby/end-switches.tsx";
import { LettersChoice } from "../lobby/letters-choice.tsx";
import { type OptionValues, optionFields } from "../options/option-fields.ts";
import { OptionForm } from "../options/option-form.tsx";
import { deviations, isAboutTime } from "../options/rule-sets.ts";
import { useOptionValue } from "../options/use-option-value.ts";
import { ClockChoice } from "./clock-choice.tsx";
import type { Draft } from "./draft.ts";

export interface HouseRulesFormProps {
  readonly game: GameInfo;
  readonly draft: Draft;
  /** The rules of the chosen set. */
  readonly agreed: OptionValues;
  readonly onDraft: (change: Partial<Draft>) => void;
}

/**
 * All single options, folded away, in groups. The folded line shows those that differ from the chosen set; in the form
 * they are marked.
 */
export function HouseRulesForm({ game, draft, agreed, onDraft }: HouseRulesFormProps) {
  const t = useTranslations("newMatch");
  const clock = useTranslations("clock.rules");
  const words = useLobbyWords()(game.id);
  const say = useOptionValue(game.id);
  const changed = deviations(agreed, draft.options).map((name) => ({
    name,
    label: words(`options.${name}.label`) ?? name,
    value: say(name, draft.options[name]),
  }));
  const { kind, restsOnWeekends, whenOut } = draft.clock;
  const aboutTime = [
    kind !== "hours" && clock(`kinds.${kind}.name`),
    kind !== "none" && restsOnWeekends && clock("weekends"),
    kind !== "none" &&
      whenOut !== "fallback" &&
      t("deviation", { label: clock("whenOut"), value: clock(`policies.${whenOut}.name`) }),
  ].filter((said) => said !== false);
  const fields = optionFields(game.options);
  const options = {
    game: game.id,
    values: draft.options,
    agreed,
    onValues: (options: OptionValues) => onDraft({ options }),
  };
  return (
    <Paper as="section" tone="aged">
      <details className="house-rules">
        <summary>
          <h2>{t("rules")}</h2>
          {changed.length + aboutTime.length === 0 ? (
            <span>{t("asAgreed")}</span>
          ) : (
            <ul className="deviations">
              {changed.map(({ name, label, value }) => (
                <li key={name}>{t("deviation", { label, value })}</li>
              ))}
              {aboutTime.map((said) => (
                <li key={said}>{said}</li>
              ))}
            </ul>
          )}
        </summary>
        <div className="stack" data-gap="8">
          <Group name="game">
            <OptionForm {...options} fields={fields.filter(({ name }) => !isAboutTime(name))} />
          </Group>
          <Group name="pace">
            <ClockChoice clock={draft.clock} onClock={(clock) => onDraft({ clock })} />
            <OptionForm {...options} fields={fields.filter(({ name }) => isAboutTime(name))} />
          </Group>
          <Group name="privacy">
            <div className="halves">
              <ChoiceField
                label={t("visibility")}
                choices={(["private", "open"] as const).map((value) => ({
                  value,
                  name: t(value),
                  note: t(`notes.${value}`),
                }))}
                value={draft.visibility}
                onValue={(value) => onDraft({ visibility: value === "open" ? "open" : "private" })}
                layout="list"
              />
              <LettersChoice letters={draft.letters} onLetters={(letters) => onDraft({ letters })} />
              <EndSwitches atEnd={draft} onChange={onDraft} />
            </div>
          </Group>
          <Group name="dealing">
            <div className="halves">
              <ChoiceField
                label={t("seatOrder")}
                choices={(["random", "chosen"] as const).map((value) => ({ value, name: t(value) }))}
                value={draft.seatOrder}
                onValue={(value) => onDraft({ seatOrder: value === "chosen" ? "chosen" : "random" })}
              />
              {draft.seatOrder === "chosen" ? (
                <p>{t("starts.arranged")}</p>
              ) : (
                <ChoiceField
                  label={t("starts.label")}
                  choices={(["full", "host"] as const).map((value) => ({
                    value,
                    name: t(`starts.${value}`),
                  }))}
                  value={draft.starts}
                  onValue={(value) => onDraft({ starts: value === "host" ? "host" : "full" })}
                />
              )}
            </div>
          </Group>
        </div>
      </details>
    </Paper>
  );
}

function Group({ name, children }: { name: "game" | "pace" | "privacy" | "dealing"; children: ReactNode }) {
  const t = useTranslations("newMatch.groups");
  return (
    <section className="stack rule-group" data-gap="5">
      <h3 className="subtitle">{t(name)}</h3>
      {children}
    </section>
  );
}
