"use client";

import { LONGEST_LETTER, letterText } from "@consigliere/contract/letters";
import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { type Talk, useDraft } from "./use-draft.ts";
import type { useLetterActions } from "./use-letter-actions.ts";

interface ComposerProps {
  /** The talk that the letter belongs to. */
  readonly talk: Talk;
  /** The receiver. */
  readonly label: string;
  readonly words: GameWords;
  /** The subject of the letter; null: no event. */
  readonly quoted: LoggedEvent | null;
  readonly onQuoted: (event: LoggedEvent | null) => void;
  readonly actions: Pick<ReturnType<typeof useLetterActions>, "send" | "newId">;
}

/** The place where a letter is written. The typed text is kept on the device until it is sent. */
export function Composer({ talk, label, words, quoted, onQuoted, actions }: ComposerProps) {
  const t = useTranslations("play.letters");
  const problem = useProblemText();
  const id = useId();
  const [text, setText] = useDraft(talk);
  const { send, newId } = actions;
  /** The id belongs to the letter's current text: a letter that could not be sent is retried under the same id. */
  const letterId = useRef<{ readonly id: string; readonly of: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (quoted !== null) field.current?.focus();
  }, [quoted]);
  const submit = () => {
    if (letterText(text) === "" || send.isPending) return;
    const of = `${quoted?.n} ${text}`;
    if (letterId.current?.of !== of) letterId.current = { id: newId(), of };
    const letter = { text, letterId: letterId.current.id, ...(quoted !== null && { quote: quoted.n }) };
    send.mutate(letter, {
      onSuccess: () => {
        letterId.current = null;
        setText("");
        onQuoted(null);
      },
    });
  };
  return (
    <form
      className="letters-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {quoted === null ? (
        <p className="letters-hint">{t("howToQuote")}</p>
      ) : (
        <div className="letter-quote letters-quoted" data-testid="quoted">
          <p>{words.event(quoted.event)}</p>
          <button type="button" aria-label={t("noQuote")} onClick={() => onQuoted(null)}>
            ×
          </button>
          <p className="letters-hint">{t("asTold")}</p>
        </div>
      )}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="letters-text"
        dir="auto"
        rows={2}
        maxLength={LONGEST_LETTER}
        placeholder={label}
        data-testid="letter-text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      {send.error !== null && <p role="alert">{problem(send.error)}</p>}
      <Button type="submit" variant="ink" busy={send.isPending} disabled={letterText(text) === ""}>
        {t("send")}
      </Button>
    </form>
  );
}
