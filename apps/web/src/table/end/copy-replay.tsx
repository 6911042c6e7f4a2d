"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/fields.tsx";
import { useToast } from "../../design/toast.tsx";
import { copyText } from "../../shell/copy-text.ts";
import { START } from "../replay/film.ts";
import { addressOfMoment } from "../replay/moment.ts";

/** Gives the address at which anybody may watch the match again; to be copied by hand where the clipboard is closed. */
export function CopyReplay({ url: table }: { readonly url: string }) {
  // Whoever comes by it does not want to see the end first.
  const url = addressOfMoment(START, table);
  const t = useTranslations("outcome");
  const toast = useToast();
  const [isShown, show] = useState(false);
  const copy = async () => {
    if (await copyText(url)) toast({ text: t("replayCopied") });
    else show(true);
  };
  return isShown ? (
    <TextField
      label={t("copyReplay")}
      readOnly
      value={url}
      onFocus={(event) => event.target.select()}
      data-testid="replay-link"
    />
  ) : (
    <Button onClick={() => void copy()} data-testid="copy-replay">
      {t("copyReplay")}
    </Button>
  );
}
