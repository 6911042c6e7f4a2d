import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
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
  /** The stakes, and the possible answers; in order, the least important last. */
  readonly stake: readonly string[];
  /** The seats that are asked, and whether they have answered. */
  readonly asked: readonly { readonly seat: number; readonly name: string; readonly hasAnswered: boolean }[];
}

interface ActBannerProps extends PendingAct {
  readonly viewer: number | null;
  readonly label: string;
}

/** The row above the board while something is pending: actor, act, victim; below them the stake and the seals. */
export function ActBanner({ actor, act, victims, stake, asked, viewer, label }: ActBannerProps) {
  const t = useTranslations("play.stage");
  const isMine = victims.some(({ owner }) => owner !== null && owner === viewer);
  const seals = asked.length > 0 && (
    <ul className="act-seals">
      {asked.map(({ seat, name, hasAnswered }) => (
        <li key={seat} data-sealed={hasAnswered || undefined}>
          <SeatMark seat={seat} label={t(hasAnswered ? "sealed" : "thinks", { name })} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className="act-banner paper"
      data-mine={isMine || undefined}
      aria-label={label}
      data-testid="act"
    >
      <div className="act-line">
        {actor !== null && (
          <span className="act-actor">
            <span className="act-face">
              {actor.face}
              <SeatMark seat={actor.seat} className="act-seal" />
            </span>
            <b>{actor.name}</b>
          </span>
        )}
        <span className="act-sign" aria-hidden="true">
          {act.picture}
        </span>
        <span className="act-name">{act.name}</span>
        {victims.length > 0 && (
          <ul className="act-victims">
            {victims.map(({ key, name, face, owner }) => (
              <li key={key} data-mine={(owner !== null && owner === viewer) || undefined}>
                <span className="act-face" data-aimed>
                  {face}
                  {owner !== null && <SeatBand seat={owner} className="act-band" />}
                </span>
                <b>{owner !== null && owner === viewer ? t("yours", { name }) : name}</b>
              </li>
            ))}
          </ul>
        )}
        {/* There is no target, so there is room beside the name. */}
        {victims.length === 0 && seals}
      </div>
      <div className="act-foot">
        {stake.length > 0 && <p>{stake.join(" ")}</p>}
        {victims.length > 0 && seals}
      </div>
    </section>
  );
}
