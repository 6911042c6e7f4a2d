"use client";

import { LONGEST_LETTER, letterText } from "@consigliere/contract/letters";
import type { RecapFrame } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import { SelectField } from "../../design/fields.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { useDraft } from "./use-draft.ts";
import type { useLetterActions } from "./use-letters.ts";

/** Of so many of the last events a letter may be. */
const QUOTABLE = 12;

interface ComposerProps {
  readonly matchId: string;
  readonly words: GameWords;
  readonly recent: readonly RecapFrame[];
  readonly actions: Pick<ReturnType<typeof useLetterActions>, "send" | "newId">;
}

/** Where a letter is written. What was typed is kept on the device until it is sent. */
export function Composer({ matchId, words, recent, actions }: ComposerProps) {
  const t = useTranslations("play.letters");
  const problem = useProblemText();
  const id = useId();
  const [text, setText] = useDraft(matchId);
  const [quote, setQuote] = useState("");
  const { send, newId } = actions;
  /** Of the letter as it is: one that could not be sent goes out under the id that it was tried with. */
  const letterId = useRef<{ readonly id: string; readonly of: string } | null>(null);
  const told = recent.slice(-QUOTABLE).filter(({ event }) => words.weight(event) > 0);
  const submit = () => {
    if (letterText(text) === "" || send.isPending) return;
    const of = `${quote} ${text}`;
    if (letterId.current?.of !== of) letterId.current = { id: newId(), of };
    const letter = { text, letterId: letterId.current.id, ...(quote !== "" && { quote: Number(quote) }) };
    send.mutate(letter, {
      onSuccess: () => {
        letterId.current = null;
        setText("");
        setQuote("");
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
      {told.length > 0 && (
        <SelectField
          label={t("quote")}
          value={quote}
          choices={[
            { value: "", name: t("noQuote") },
            ...told.toReversed().map(({ n, event }) => ({ value: String(n), name: words.event(event) })),
          ]}
          onValue={setQuote}
        />
      )}
      <label className="visually-hidden" htmlFor={id}>
        {t("write")}
      </label>
      <textarea
        id={id}
        className="letters-text"
        dir="auto"
        rows={2}
        maxLength={LONGEST_LETTER}
        placeholder={t("write")}
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
