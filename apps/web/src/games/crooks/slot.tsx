"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { strengthOf } from "@consigliere/games/crooks/view";
import { SeatBand } from "../../design/seat-mark.tsx";
import type { Mark } from "../../prompts/places.ts";
import { slotName } from "./aim.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { standAfter, targetOfKiller } from "./drafted.ts";
import { leadersAt, stackOf } from "./knowledge.ts";
import { slotLabel } from "./labels.ts";
import { standInWords } from "./outcome.tsx";
import { StandSign } from "./stand-sign.tsx";
import { ranksOf, Tile } from "./tile.tsx";

interface SlotProps {
  readonly seat: number;
  readonly target: TargetId;
}

/** A seat's part of a target: its stack, and the viewer's possible actions on it now. */
export function Slot({ seat, target }: SlotProps) {
  const { t, view, words, viewer, scene, shown, show, draft } = useBoard();
  const stack = stackOf(view, seat, target);
  const offers = useOffers(seat, target);
  const isMine = seat === viewer;
  const label = slotLabel(t, words, view, seat, target);
  const isShown = shown?.kind === "slot" && shown.seat === seat && shown.target === target;
  const blocked = isMine ? draft?.marks.get(optionId("up", target))?.reason : undefined;
  const showing = useShowing({ kind: "slot", seat, target });
  const leads = leadersAt(view, target).includes(seat);
  const { known, unknown } = strengthOf(stack);
  const fallen = scene.act === "fall" && scene.seat === seat && scene.target === target ? scene.plays : [];
  return (
    <div
      className="ck-slot"
      data-site={slotName(seat, target)}
      data-mine={isMine || undefined}
      data-leads={leads || undefined}
      data-beaten={(!leads && leadersAt(view, target).length > 0 && unknown === 0) || undefined}
      data-event={scene.target === target || undefined}
      data-offers={offers.length || undefined}
    >
      {stack.length > 0 && (
        <button
          type="button"
          className="ck-stack"
          // Arrow keys lead here from the target. The tab key stops at possible choices.
          tabIndex={-1}
          data-shown={isShown || undefined}
          aria-disabled={blocked != null || undefined}
          {...showing}
          onClick={() => show({ kind: "slot", seat, target })}
        >
          <span className="visually-hidden">
            {blocked == null ? label : `${label}${t("stop")}${words.blocked(blocked)}`}
          </span>
          {stack.map((played, index) => (
            <Tile key={played.play} played={played} index={index} count={stack.length} />
          ))}
        </button>
      )}
      {stack.length === 0 && offers.length === 0 && <span className="visually-hidden">{label}</span>}
      {leads && <SeatBand seat={seat} className="ck-slot-band" />}
      {stack.length > 1 && (
        <span className="ck-sum" aria-hidden="true">
          <i>{ranksOf(stack)}</i> {unknown === 0 && <b>{known}</b>}
        </span>
      )}
      {fallen.length > 0 && (
        <span className="ck-fallen" aria-hidden="true">
          {view.removed
            .filter(({ play }) => fallen.includes(play))
            .map((played, index) => (
              <Tile key={played.play} played={played} index={index} count={fallen.length} isGone />
            ))}
        </span>
      )}
      {offers.length > 0 && (
        <span className="ck-offers" data-over={stack.length > 0 || undefined}>
          {stack.length === 0 && <Stands id={offers.find(isOpen)?.id} />}
          {offers.map((offer) => (
            <Offer
              key={offer.id}
              {...offer}
              label={label}
              seat={seat}
              target={target}
              isOver={stack.length > 0}
            />
          ))}
        </span>
      )}
    </div>
  );
}

type Way = "up" | "down" | "join" | "replace" | "switch" | "here" | "kill";

interface OfferData {
  readonly way: Way;
  readonly id: OptionId;
  readonly mark: Mark;
}

const WAYS = ["up", "down", "join", "replace", "switch"] as const;

/** The ways in which this slot can answer the question, and for an empty slot those that are blocked now. */
function useOffers(seat: number, target: TargetId): OfferData[] {
  const { draft, viewer } = useBoard();
  const topic = draft?.prompt.topic;
  const offer = (way: Way, id: OptionId): OfferData[] => {
    const mark = draft?.marks.get(id);
    return mark === undefined ? [] : [{ way, id, mark }];
  };
  if (topic === "killer" && targetOfKiller(draft?.prompt.about) === target) {
    return offer("kill", optionId("seat", seat));
  }
  if (!isPlacing(topic) || seat !== viewer) return [];
  // If a Switch would be chosen along with it, the slot itself is offered.
  const here = offer("here", optionId("target", target)).filter(
    ({ mark }) => mark.state !== "blocked" && mark.via === null,
  );
  if (here.length > 0) return here;
  return WAYS.flatMap((way) => offer(way, optionId(way, target))).filter(
    ({ mark }) => mark.reason !== "slot-taken",
  );
}

/** A crook is kept together with its place. The last crook of a hideout is only placed. */
function isPlacing(topic: string | undefined): boolean {
  return topic === "keep" || topic === "place";
}

const isOpen = ({ mark }: OfferData): boolean => mark.state !== "blocked";

/** How the viewer would stand after a press, above the keys that are pressed: the same for all of them. */
function Stands({ id }: { readonly id: OptionId | undefined }) {
  const board = useBoard();
  const stand = id === undefined ? null : standAfter(board, id);
  return stand && <StandSign stand={stand} />;
}

interface OfferProps extends OfferData, SlotProps {
  readonly label: string;
  /** Whether crooks of the seat are there already. */
  readonly isOver: boolean;
}

function Offer({ way, id, mark, label, seat, target, isOver }: OfferProps) {
  const board = useBoard();
  const { t, words, draft, show } = board;
  const showing = useShowing({ kind: "slot", seat, target });
  const isBlocked = mark.state === "blocked";
  const stand = isBlocked ? null : standAfter(board, id);
  const says = [label, t(`way.${way}`)];
  if (stand !== null) says.push(standInWords(t, words, stand));
  if (mark.reason !== null) says.push(words.blocked(mark.reason));
  return (
    <button
      type="button"
      className="ck-offer"
      data-way={way}
      data-mark={mark.state}
      data-testid={`option-${id}`}
      aria-pressed={mark.state === "chosen"}
      aria-disabled={isBlocked || undefined}
      {...showing}
      onClick={() => {
        show(isBlocked ? { kind: "slot", seat, target } : null);
        if (!isBlocked) draft?.pickMarked(id);
      }}
    >
      <span className="visually-hidden">{says.join(t("stop"))}</span>
      <i aria-hidden="true" />
      <span aria-hidden="true">{t(`wayShort.${way}`)}</span>
      {isOver && stand !== null && <StandSign stand={stand} />}
    </button>
  );
}
