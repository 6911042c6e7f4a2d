"use client";

import { optionId } from "@consigliere/games/crooks/option-ids";
import type { HideoutView } from "@consigliere/games/crooks/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Parted } from "../shared/parted.tsx";
import { Thing, useBoard } from "./board-context.tsx";
import { Shade } from "./crook.tsx";
import { doorLabels, letterOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The alley: a door for each hideout, with its price and those whom the viewer remembers. */
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

/** A door, which stands open where the viewer knows who may be in, and while somebody knocks; bricked up where nobody is. */
function Door({ hideout }: { readonly hideout: HideoutView }) {
  const board = useBoard();
  const { t, words, draft, lit, view, viewer } = board;
  const { id, count } = hideout;
  const hire = optionId("hire", id);
  const isHiring = draft?.marks.has(hire) === true;
  const option = isHiring ? hire : optionId("hideout", id);
  const inside = hideout.notes?.filter(({ status }) => status !== "gone") ?? [];
  const short = count - (view.seats[viewer ?? -1]?.money ?? count);
  const isOpen =
    inside.length > 0 || lit.includes(`door-${id}`) || draft?.marks.get(option)?.state === "chosen";
  return (
    <Thing
      className={isOpen ? "ck-door ck-ajar" : "ck-door"}
      site={`door-${id}`}
      option={option}
      says={[...doorLabels(board, hideout), ...(short > 0 ? [t("short", { money: short })] : [])]}
    >
      {count > 0 && (
        <>
          <span className="ck-sign">
            <b>{letterOf(id)}</b>
            <span>
              <Parted name={words.text(`hideout.${id}`)} />
            </span>
            <span className="ck-price">
              {isHiring && <span className="ck-knock">{t("knock")} </span>}
              {t("price", { money: count })}
            </span>
          </span>
          <span className="ck-doorway">
            {isOpen && (
              <span className="ck-inmates">
                {inside.map(({ crook, status }) => (
                  <span key={crook} data-status={status}>
                    <Portrait of={faceOf(crook)} shape="cut-out" />
                  </span>
                ))}
                {inside.length === 0 && [...Array(count).keys()].map((nth) => <Shade key={nth} />)}
              </span>
            )}
            <Drawing game="crooks" name="door" size={100} high={200} keeps="head" className="ck-leaf" />
          </span>
        </>
      )}
    </Thing>
  );
}
