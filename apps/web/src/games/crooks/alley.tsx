"use client";

import { optionId } from "@consigliere/games/crooks/option-ids";
import type { HideoutView } from "@consigliere/games/crooks/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Piece } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { useBoard, useShowing } from "./board-context.ts";
import { hideoutLabel, hideoutName, letterOf } from "./labels.ts";
import { Shade } from "./man.tsx";
import { faceOf } from "./portraits.ts";

/** At most five are behind a door. */
const SHADES = [0, 1, 2, 3, 4] as const;

/** The alley: a door for each hideout, with its price and the faces that the viewer remembers. */
export function Alley() {
  const { t, view } = useBoard();
  return (
    <ol className="ck-alley" aria-label={t("alley")} onKeyDown={moveFocus}>
      {view.hideouts.map((hideout) => (
        <li key={hideout.id} className={hideout.count === 0 ? "ck-bricked" : undefined}>
          <Door hideout={hideout} />
        </li>
      ))}
    </ol>
  );
}

/** A door, which stands open where the viewer knows who is in, and while somebody knocks; bricked up where nobody is. */
function Door({ hideout: { id, count, notes, ...rest } }: { readonly hideout: HideoutView }) {
  const { t, words, draft, scene } = useBoard();
  const point = useShowing({ kind: "door", hideout: id });
  const hire = optionId("hire", id);
  const isHiring = draft?.marks.has(hire) === true;
  const option = isHiring ? hire : optionId("hideout", id);
  const certain = (notes ?? []).flatMap((note) => (note.status === "certain" ? [note.crook] : []));
  const others = (notes ?? []).filter(({ status }) => status !== "certain");
  const isOpen =
    certain.length > 0 || scene.lit.includes(`door-${id}`) || draft?.marks.get(option)?.state === "chosen";
  return (
    <Piece
      className={isOpen ? "ck-door ck-ajar" : "ck-door"}
      isWritten
      site={`door-${id}`}
      option={option}
      label={hideoutLabel(t, words, { id, count, notes, ...rest })}
      onPoint={point}
    >
      <span className="ck-sign">
        <b>{letterOf(id)}</b>
        <span>
          <Parted name={hideoutName(words, id)} />
        </span>
      </span>
      <span className="ck-doorway">
        <span className="ck-inmates">
          {certain.map((crook) => (
            <Portrait key={crook} of={faceOf(crook)} />
          ))}
          {SHADES.slice(0, count - certain.length).map((shade) => (
            <Shade key={shade} />
          ))}
        </span>
        <Drawing game="crooks" name="door" size={100} high={200} keeps="head" className="ck-leaf" />
        {others.length > 0 && (
          <span className="ck-remembered">
            {others.map(({ crook, status }) => (
              <span key={crook} data-status={status}>
                <Portrait of={faceOf(crook)} />
              </span>
            ))}
          </span>
        )}
      </span>
      <span className="ck-price">{t(isHiring ? "knock" : "price", { money: count })}</span>
    </Piece>
  );
}
