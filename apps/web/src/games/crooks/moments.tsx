/** The great moments of Crooks: the killer, the spy, a switch, and the scoring job by job. */
import type { CrookId } from "@consigliere/games/crooks/cards";
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { lengthIn, soundsIn, type Told } from "../shared/told.ts";
import { faceOf } from "./portraits.ts";
import { Ride } from "./ride.tsx";
import { AbilityMark, TargetArt } from "./signs.tsx";

/** The same for those who know a crook and those who see a back. */
const TOLD: Told = {
  "hire-paid": [0, ["coin", 0], ["door", 150]],
  "crook-placed": [0, ["card", 0]],
  "stack-moved": [500, ["paper", 0]],
  "crooks-removed": [900, ["shot", 300], ["splash", 600]],
  "money-taken": [500, ["coin", 0]],
  "spy-looked": [700, ["paper", 0]],
  "seat-passed": [0, ["lamp", 0]],
  "target-scored": [1_300, ["coin", 700]],
  "gang-scored": [1_300, ["coin", 700]],
  "game-ended": [0, ["bell", 0]],
};

/** Every scene is on the quay behind the alley, but the reckoning rides along the street. */
function scene(table: TableEvent, context: MomentContext): MomentScene | null {
  const event = table as unknown as CrooksEvent;
  const { board, say } = context;
  const { words, viewer } = board;
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`board.crooks.moment.${key}`, values);
  const onQuay = (acted: MomentScene) => inPlace(acted, { game: "crooks", drawing: "quay", viewer });
  switch (event.type) {
    case "crooks-removed": {
      const target = words.text(`target.${event.target}`);
      return onQuay({
        light: "river",
        actors: [
          actorOf(event.by, "stands", context),
          ...event.crooks.map((crook) => crookOf(crook, event.victim, "drowns", context)),
        ],
        caption: t("killed", { ...doerIn(event.by, context), target }),
        stamp: t("dead"),
      });
    }
    case "spy-looked": {
      const place = words.text(`${event.place.split("-")[0]}.${event.place}`);
      return onQuay({
        light: "beam",
        actors: [actorOf(event.seat, "stands", context), ...spiedOn(event, context)],
        picture: <AbilityMark ability="spy" />,
        caption: t("spy", { ...doerIn(event.seat, context), place }),
      });
    }
    case "stack-moved":
      return onQuay({
        light: "lamp",
        actors: event.crooks.map((crook) => crookOf(crook, event.seat, "stands", context)),
        picture: <TargetArt target={event.to} />,
        caption: t("moved", {
          from: words.text(`target.${event.from}`),
          to: words.text(`target.${event.to}`),
        }),
      });
    case "money-taken":
      return onQuay({
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <AbilityMark ability="pickpocket" />,
        caption: t("money", { ...doerIn(event.seat, context), amount: event.amount }),
      });
    case "target-scored": {
      const { winners, points } = event;
      const target = words.text(`target.${event.target}`);
      const names = words.list(winners.map((seat) => words.heading(seat)));
      const caption = winners.length === 0 ? t("nobody", { target }) : t("won", { target, names, points });
      return { light: "day", actors: [], set: <Ride board={board} event={event} />, caption };
    }
    case "gang-scored": {
      const { winner, points } = event;
      if (winner === null) return null;
      const gang = words.text(`gang.${event.gang}`);
      const caption = t("gang", { gang, name: words.heading(winner), points });
      return { light: "day", actors: [], set: <Ride board={board} event={event} />, caption };
    }
    default:
      return null;
  }
}

type Spied = Extract<CrooksEvent, { type: "spy-looked" }>;

/** As many as a Spy saw, for everybody; only its owner sees their faces. */
function spiedOn({ count, plays, crooks, owners }: Spied, context: MomentContext): Actor[] {
  if (plays !== undefined) return plays.map((one) => crookOf(one, one.owner, "stands", context));
  const owner = owners.length === 1 ? (owners[0] ?? null) : null;
  return Array.from({ length: count }, (_, at) =>
    crookOf({ play: `seen-${at}`, crook: crooks?.[at] }, owner, "stands", context),
  );
}

/** A crook in a scene; a back for those who do not know which. */
function crookOf(
  { play, crook }: { readonly play: number | string; readonly crook?: CrookId | undefined },
  owner: number | null,
  fate: Fate,
  { board }: MomentContext,
): Actor {
  const name = crook === undefined ? "?" : board.words.short(crook);
  const face = crook === undefined ? <CardBack /> : <Portrait of={faceOf(crook)} />;
  return { key: `play-${play}`, name, face, owner, fate };
}

export const crooksMoments: GameMoments = {
  // A gang without a leader is skipped.
  length: ({ type, ...event }) =>
    type === "gang-scored" && event["winner"] === null ? 0 : lengthIn(TOLD, type),
  scene,
  sounds: ({ type }) => soundsIn(TOLD, type),
};
