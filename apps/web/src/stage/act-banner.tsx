import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { firstWord } from "../design/first-word.ts";
import { SeatBand, SeatMark } from "../design/seat-mark.tsx";

/** A person or thing that is aimed at. */
export interface Victim {
  readonly key: string;
  readonly name: string;
  readonly face: ReactNode;
  /** The owner; null: nobody. */
  readonly owner: number | null;
}

/** A pending act that may still be answered: the actor, the act, the targets, and the stage. */
export interface PendingAct {
  /** The acting seat; null if nobody acts. */
  readonly actor: { readonly seat: number; readonly name: string; readonly face: ReactNode } | null;
  /** The card or sign of the act, and its name: "Contract". */
  readonly act: { readonly picture: ReactNode; readonly name: string };
  readonly victims: readonly Victim[];
  /** The seats that are asked, and whether they have answered. */
  readonly asked: readonly { readonly seat: number; readonly name: string; readonly hasAnswered: boolean }[];
}

interface ActBannerProps extends PendingAct {
  readonly viewer: number | null;
  readonly label: string;
}

/** The row above the board while something is pending: who does what to whom, and who has answered. */
export function ActBanner({ actor, act, victims, asked, viewer, label }: ActBannerProps) {
  const t = useTranslations("play.stage");
  const isMine = ({ owner }: Victim) => owner !== null && owner === viewer;
  return (
    <section
      className="act-banner paper"
      data-mine={victims.some(isMine) || undefined}
      aria-label={label}
      data-testid="act"
    >
      {actor !== null && (
        <span className="act-person">
          <span className="act-face">
            {actor.face}
            <SeatMark seat={actor.seat} className="act-seal" />
          </span>
          <ActorName name={actor.name} />
        </span>
      )}
      <span className="act-sign" aria-hidden="true">
        {act.picture}
      </span>
      <b className="act-name">{act.name}</b>
      {victims.length > 0 && (
        <ul className="act-victims">
          {victims.map((victim) => (
            <li key={victim.key} className="act-person" data-mine={isMine(victim) || undefined}>
              <span className="act-face" data-aimed>
                {victim.face}
                {victim.owner !== null && <SeatBand seat={victim.owner} className="act-band" />}
              </span>
              {isMine(victim) && <mark className="act-mine">{t("mine")}</mark>}
              <b className="act-victim">{victim.name}</b>
            </li>
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <ul className="act-seals">
          {asked.map(({ seat, name, hasAnswered }) => (
            <li key={seat} data-sealed={hasAnswered || undefined}>
              <SeatMark seat={seat} label={t(hasAnswered ? "sealed" : "thinks", { name })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The whole name where there is room, else its first word. */
function ActorName({ name }: { readonly name: string }) {
  const { first, rest } = firstWord(name);
  return (
    <b>
      {first}
      <span>{rest}</span>
    </b>
  );
}
