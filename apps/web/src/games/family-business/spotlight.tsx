"use client";

import { optionId } from "@consigliere/games/family-business/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Closeup } from "../../stage/closeup.tsx";
import { useBoard } from "./board-context.ts";
import { mobsterLabel, nameOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The mobster pointed at, large, and the reason why it cannot be chosen now. */
export function Spotlight() {
  const { t, view, words, shown, draft } = useBoard();
  if (shown === null) return null;
  const reason = draft?.marks.get(optionId("mobster", shown))?.reason;
  const [, ...facts] = mobsterLabel(t, words, view, shown).split(t("comma"));
  return (
    <Closeup className="fb-spotlight">
      <Portrait of={faceOf(shown)} />
      <div>
        <b>{nameOf(words, shown)}</b>
        <p>{facts.join(t("comma"))}</p>
        {reason != null && <p className="reason">{words.blocked(reason)}</p>}
      </div>
    </Closeup>
  );
}
