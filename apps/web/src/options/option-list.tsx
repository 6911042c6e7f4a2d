"use client";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { optionWords } from "./option-words.ts";
import "./options.css";

/** The options of a match in words. */
export function OptionList({ game, options }: { game: string; options: unknown }) {
  const words = useLobbyWords()(game);
  const entries = typeof options === "object" && options !== null ? Object.entries(options) : [];
  return (
    <dl className="option-list small">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt className="quiet">{words(`options.${name}.label`) ?? name}</dt>
          <dd className="figures strong">{optionWords(words, name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
