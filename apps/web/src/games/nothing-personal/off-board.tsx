"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { ASSOCIATE_IDS } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Chair } from "./chair.tsx";
import { faceOf } from "./faces.ts";
import { manName } from "./labels.ts";

/** Who is not in a chair: the associates, those behind bars, and those in the river. */
export function OffBoard() {
  const { t, view, words } = useBoard();
  const names = (men: readonly GangsterId[]) =>
    men.length === 0 ? t("nobody") : words.list(men.map((id) => manName(words, id)));
  return (
    <section className="np-off" aria-label={t("offBoard")}>
      <section className="np-associates" aria-label={t("associates")} onKeyDown={moveFocus}>
        {ASSOCIATE_IDS.map((place) => (
          <Chair key={place} place={place} />
        ))}
      </section>
      <Gone men={view.prison} is="prison" says={t("inPrison", { names: names(view.prison) })} />
      <Gone men={view.fishes} is="river" says={t("inFishes", { names: names(view.fishes) })} />
    </section>
  );
}

interface GoneProps {
  readonly men: readonly GangsterId[];
  readonly is: "prison" | "river";
  readonly says: string;
}

/** Those who are gone, the last ones in front, and how many. */
function Gone({ men, is, says }: GoneProps) {
  return (
    <span className="np-gone" data-is={is} title={says}>
      <Said words={says}>
        {men.slice(-5).map((id) => (
          <Portrait key={id} of={faceOf(id)} />
        ))}
        <b>{men.length}</b>
      </Said>
    </span>
  );
}
