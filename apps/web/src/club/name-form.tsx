"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/fields.tsx";

const LONGEST_NAME = 40;

interface NameFormProps {
  readonly name?: string;
  /** The label of the button. */
  readonly yes: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onName: (name: string) => void;
}

/** The name of a club. */
export function NameForm({ name = "", yes, busy, error, onName }: NameFormProps) {
  const t = useTranslations("club");
  const problemText = useProblemText();
  const [text, setText] = useState(name);
  return (
    <form
      className="stack"
      data-gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        onName(text.trim());
      }}
    >
      <TextField
        label={t("name")}
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error === null ? undefined : problemText(error)}
      />
      <Button type="submit" variant="brass" busy={busy}>
        {yes}
      </Button>
    </form>
  );
}
