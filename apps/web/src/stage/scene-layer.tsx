"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useState } from "react";
import { SeatBand, SeatMark } from "../design/seat-mark.tsx";
import type { Actor, MomentScene } from "./moments.ts";

interface SceneLayerProps {
  readonly scene: MomentScene;
  /** The duration in milliseconds. */
  readonly length: number;
  readonly viewer: number | null;
  readonly onSkip: () => void;
}

/** A great moment over the board: the board darkens, the actors are in the middle, and a press continues at once. */
export default function SceneLayer({ scene, length, viewer, onSkip }: SceneLayerProps) {
  const t = useTranslations("play.stage");
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), length);
    return () => clearTimeout(timer);
  }, [length]);
  if (isOver) return null;
  const { light, actors, over, caption } = scene;
  const set = over ?? scene.set;
  return (
    <button
      type="button"
      className="scene"
      data-light={light}
      data-set={set === undefined ? undefined : ""}
      data-testid="scene"
      style={{ "--length": `${length}ms`, "--actors": actors.length } as CSSProperties}
      onClick={() => {
        setOver(true);
        onSkip();
      }}
    >
      {set === undefined ? (
        <ScenePicture scene={scene} viewer={viewer} />
      ) : (
        <span className="scene-set" aria-hidden="true">
          {set}
        </span>
      )}
      <b className="scene-caption">{caption}</b>
      <span className="visually-hidden">{t("skipScene")}</span>
    </button>
  );
}

/** A person in a scene, in its light. */
export function ScenePicture({ scene, viewer }: Pick<SceneLayerProps, "scene" | "viewer">) {
  const { actors, picture, stamp } = scene;
  const [first, ...others] = actors;
  const person = (actor: Actor) => (
    <SceneActor
      key={actor.key}
      actor={actor}
      stamp={stamp}
      isMine={actor.owner === viewer && viewer !== null}
    />
  );
  return (
    <>
      <span className="scene-light" />
      <span className="scene-line">
        {picture == null ? actors.map(person) : first !== undefined && person(first)}
        {picture != null && <span className="scene-picture">{picture}</span>}
        {picture != null && others.map(person)}
      </span>
    </>
  );
}

interface SceneActorProps {
  readonly actor: Actor;
  readonly stamp: string | undefined;
  readonly isMine: boolean;
}

function SceneActor({ actor, stamp, isMine }: SceneActorProps) {
  const t = useTranslations("play.stage");
  const { name, face, owner, isSelf, fate, at } = actor;
  const isStruck = fate !== "stands" && fate !== "aimed" && fate !== "wins";
  return (
    <span
      className="scene-actor"
      data-fate={fate}
      data-mine={isMine || undefined}
      style={at === undefined ? undefined : ({ "--at": `${at}ms` } as CSSProperties)}
    >
      <span className="scene-face">
        <span className="scene-body">{face}</span>
        {owner !== null && <SeatMark seat={owner} className="scene-seal" />}
        {isStruck && stamp !== undefined && <b className="scene-stamp">{stamp}</b>}
      </span>
      {owner !== null && <SeatBand seat={owner} className="scene-band" />}
      <span className="scene-name">{isMine && isSelf !== true ? t("yours", { name }) : name}</span>
    </span>
  );
}
