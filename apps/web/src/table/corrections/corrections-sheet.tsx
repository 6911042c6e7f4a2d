"use client";
import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { At } from "../at-table.ts";
import { CorrectionWords } from "./correction-words.tsx";
import { type Correction, useCorrections } from "./use-corrections.ts";

type SheetProps = At<"match" | "words" | "may">;

/** All corrections of the rules about which the match is asked, to read again and to answer otherwise. */
export default function CorrectionsSheet({ at }: SheetProps) {
  return (
    <CorrectionWords>
      <List at={at} />
    </CorrectionWords>
  );
}

function List({ at }: SheetProps) {
  return (
    <ul className="stack" data-gap="4" data-testid="corrections-sheet">
      {useCorrections(at).map((correction) => (
        <Entry key={correction.name} correction={correction} />
      ))}
    </ul>
  );
}

function Entry({ correction }: { readonly correction: Correction }) {
  const t = useTranslations("corrections");
  const { change, outlook, voices, mine, isBusy, say } = correction;
  return (
    <li className="stack">
      <p>{change}</p>
      <p className="quiet">{outlook}</p>
      <div className="small">
        {voices.map((voice) => (
          <p key={voice}>{voice}</p>
        ))}
      </div>
      {mine !== null && (
        <p className="row">
          <Button disabled={isBusy || mine === "agreed"} onClick={() => say(true)}>
            {t("agree")}
          </Button>
          <Button variant="quiet" disabled={isBusy || mine === "objected"} onClick={() => say(false)}>
            {t("keep")}
          </Button>
        </p>
      )}
    </li>
  );
}
