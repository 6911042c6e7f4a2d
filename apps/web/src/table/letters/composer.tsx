"use client";

import { LONGEST_COMMENT, LONGEST_LETTER, letterText } from "@consigliere/contract/letters";
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
  /** The subject of the letter: an event that it may quote, or the moment of a match that is over. */
  readonly about: Quoting | Commenting;
  readonly actions: Pick<ReturnType<typeof useLetterActions>, "send" | "newId">;
}

interface Quoting {
  /** Null: no event. */
  readonly quoted: LoggedEvent | null;
  readonly onQuoted: (event: LoggedEvent | null) => void;
}

interface Commenting {
  /** The number of its event among those that everybody was told. */
  readonly moment: number;
  readonly hint: string;
}

/** The place where a letter is written. The typed text is kept on the device until it is sent. */
export function Composer({ talk, label, words, about, actions }: ComposerProps) {
  const t = useTranslations("play.letters");
  const problem = useProblemText();
  const id = useId();
  const isComment = "moment" in about;
  const quoted = isComment ? null : about.quoted;
  const [text, setText] = useDraft(talk, isComment);
  const { send, newId } = actions;
  /** The id belongs to the letter's current text: a letter that could not be sent is retried under the same id. */
  const letterId = useRef<{ readonly id: string; readonly of: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (quoted !== null) field.current?.focus();
  }, [quoted]);
  const submit = () => {
    if (letterText(text) === "" || send.isPending) return;
    const subject = isComment ? { moment: about.moment } : quoted === null ? {} : { quote: quoted.n };
    const of = `${JSON.stringify(subject)} ${text}`;
    if (letterId.current?.of !== of) letterId.current = { id: newId(), of };
    const letter = { text, letterId: letterId.current.id, ...subject };
    send.mutate(letter, {
      onSuccess: () => {
        letterId.current = null;
        setText("");
        if (!isComment) about.onQuoted(null);
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
      {isComment || quoted === null ? (
        <p className="letters-hint">{isComment ? about.hint : t("howToQuote")}</p>
      ) : (
        <div className="letter-quote letters-quoted" data-testid="quoted">
          <p>{words.event(quoted.event)}</p>
          <button type="button" aria-label={t("noQuote")} onClick={() => about.onQuoted(null)}>
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
        maxLength={isComment ? LONGEST_COMMENT : LONGEST_LETTER}
        placeholder={label}
        data-testid={isComment ? "comment-text" : "letter-text"}
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
