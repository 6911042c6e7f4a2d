"use client";

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
  const { t } = useBoard();
  return (
    <section className="np-off" aria-label={t("offBoard")}>
      <section className="np-associates" aria-label={t("associates")} onKeyDown={moveFocus}>
        {ASSOCIATE_IDS.map((place) => (
          <Chair key={place} place={place} />
        ))}
      </section>
      <Gone to="prison" />
      <Gone to="fishes" />
    </section>
  );
}

/** Those who are gone, the last ones in front, and how many. */
function Gone({ to }: { readonly to: "prison" | "fishes" }) {
  const { t, view, words } = useBoard();
  const men = view[to];
  const names = men.length === 0 ? t("nobody") : words.list(men.map((id) => manName(words, id)));
  const says = t(to === "prison" ? "inPrison" : "inFishes", { names });
  return (
    <span className="np-gone" data-to={to} title={says}>
      <Said words={says}>
        {men.slice(-5).map((id) => (
          <Portrait key={id} of={faceOf(id)} shape="cut-out" />
        ))}
        <b>{men.length}</b>
      </Said>
    </span>
  );
}
