"use client";
import type { Profile } from "@consigliere/contract/account";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { useDismissed } from "../design/once-notice.tsx";
import { Paper } from "../design/paper.tsx";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { ZoneField } from "./zone-field.tsx";

const ZoneWords = lazyWords("zones");

/** Asks readers once where they live, if their browser hides it. Until then their clocks do not rest. */
export function AskZone({ me }: { me: Profile }) {
  const [isDismissed, layAside] = useDismissed("zone");
  if (me.isZoneKnown || isDismissed) return null;
  return (
    <ZoneWords>
      <ZoneSheet onLater={layAside} />
    </ZoneWords>
  );
}

function ZoneSheet({ onLater }: { onLater: () => void }) {
  const t = useTranslations("zones.ask");
  const [zone, setZone] = useState<string | null>(null);
  const change = useChangeProfile();
  const onError = useProblemToast();
  return (
    <Paper as="section" tone="aged" aria-label={t("title")} data-testid="ask-zone">
      <h2 className="subtitle" data-gap="1">
        {t("title")}
      </h2>
      <p className="lead quiet">{t("why")}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (zone !== null) change.mutate({ timeZone: zone }, { onError });
        }}
      >
        <ZoneField value={zone} onValue={setZone} />
        <div className="row">
          <Button type="submit" variant="ink" disabled={zone === null} busy={change.isPending}>
            {t("save")}
          </Button>
          <Button variant="quiet" onClick={onLater}>
            {t("later")}
          </Button>
        </div>
      </form>
    </Paper>
  );
}
