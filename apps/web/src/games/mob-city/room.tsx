"use client";

import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import type { CSSProperties, ReactNode } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { atSeat } from "../../stage/aim.ts";
import { ownerStyle, piece } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Facade } from "./facade.tsx";
import { buildingName } from "./labels.ts";

interface RoomProps {
  readonly label: string;
  readonly building: BuildingId;
  /** Sides that face each other, people on the longest, and all rivals beside each other. */
  readonly sides: number;
  readonly longest: number;
  readonly abreast?: number;
  /** The type of the event that is shown there, for its look. */
  readonly act?: string | undefined;
  /** Beside the name of the house. */
  readonly head: ReactNode;
  /** Told of Escape; absent: one cannot leave. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** The place of a fight: its house is the back wall, and people stand on the pavement before it. */
export function Room({
  label,
  building,
  sides,
  longest,
  abreast = 1,
  act,
  head,
  onLeave,
  children,
}: RoomProps) {
  const { view, words, draft } = useBoard();
  const house = view.buildings.find(({ id }) => id === building);
  return (
    <section
      className="mc-room"
      aria-label={label}
      data-act={act}
      {...(draft !== null && piece({ id: "fight", role: "subject" }))}
      style={{ "--row": longest, "--sides": sides, "--abreast": Math.max(longest, abreast) } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || onLeave === undefined) return moveFocus(event);
        event.stopPropagation();
        onLeave();
      }}
    >
      <span className="mc-back-wall" aria-hidden="true">
        <Drawing game="mob-city" name="skyline" className="mc-skyline" size={400} high={80} keeps="foot" />
        {house !== undefined && <Facade {...house} />}
      </span>
      <header className="row">
        <h2>{buildingName(words, building)}</h2>
        {head}
      </header>
      {children}
    </section>
  );
}

interface SideProps {
  readonly seat: number;
  /** The outcome for it, stamped on its name. */
  readonly stamp?: string | null;
  readonly groups: readonly { readonly group: number; readonly people: ReactNode }[];
}

/** A captain's people in one row, group by group. */
export function Side({ seat, stamp = null, groups }: SideProps) {
  const { words, viewer, draft } = useBoard();
  const isTaking = draft?.prompt.topic === "fight-capture" && seat === viewer;
  return (
    <div
      className="mc-side"
      data-pinned={(draft !== null && seat === viewer) || undefined}
      style={ownerStyle(seat)}
    >
      <h3 {...piece({ site: atSeat(seat), role: isTaking ? "actor" : null })}>
        <SeatMark seat={seat} />
        {words.heading(seat)}
      </h3>
      <div className="mc-line row">
        {groups.map(({ group, people }) => (
          <div key={group} className="mc-squad">
            <Squad seat={seat} group={group} />
            <ul className="mc-line row" data-gap="1">
              {people}
            </ul>
          </div>
        ))}
      </div>
      {stamp !== null && <b className="scene-stamp">{stamp}</b>}
    </div>
  );
}

/** The number of a group; a grenade is thrown at it by that. */
function Squad({ seat, group }: { readonly seat: number; readonly group: number }) {
  const { words, draft } = useBoard();
  const id = optionId("squad", { seat, group: group as 1 });
  if (draft?.marks.has(id) !== true) return <b className="mc-squad-sign">{groupSign(group)}</b>;
  return (
    <Piece className="mc-squad-sign" option={id} label={words.option(id)} isWritten>
      {groupSign(group)}
    </Piece>
  );
}
