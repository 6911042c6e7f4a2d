"use client";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { optionWords } from "./option-words.ts";

/** The options of a match in words. */
export function OptionList({ game, options }: { game: string; options: unknown }) {
  const words = useLobbyWords()(game);
  const entries = typeof options === "object" && options !== null ? Object.entries(options) : [];
  return (
    <dl className="grid gap-y-1 text-sm">
      {entries.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 border-b border-rule py-1">
          <dt className="text-ink-quiet">{words(`options.${name}.label`) ?? name}</dt>
          <dd className="figures max-w-[55%] flex-none text-right font-semibold">
            {optionWords(words, name, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
