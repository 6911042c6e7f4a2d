"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { manName } from "./labels.ts";
import { Associates } from "./pyramid.tsx";

/** Who is not in a chair: the associates, those behind bars, and those in the river. */
export function OffBoard() {
  const { t, view, words } = useBoard();
  const names = (men: readonly GangsterId[]) =>
    men.length === 0 ? t("nobody") : words.list(men.map((id) => manName(words, id)));
  return (
    <section className="np-off" aria-label={t("offBoard")}>
      <Associates />
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
        <span className="np-gone-men">
          {men.slice(-5).map((id) => (
            <span key={id}>
              <Portrait of={faceOf(id)} />
            </span>
          ))}
        </span>
        <b>{men.length}</b>
      </Said>
    </span>
  );
}
