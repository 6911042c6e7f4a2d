import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SeatBand, SeatMark } from "../design/seat-mark.tsx";
import "./act-banner.css";

/** Somebody or something that is aimed at. */
export interface Victim {
  readonly key: string;
  readonly name: string;
  readonly face: ReactNode;
  /** Whose it is; null: nobody's. */
  readonly owner: number | null;
}

/** What somebody has begun and what may still be answered: who, what, to whom, and at what stake. */
export interface PendingAct {
  /** The seat that acts; null for what nobody does. */
  readonly actor: { readonly seat: number; readonly name: string; readonly face: ReactNode } | null;
  /** The card or sign of what is done, and its name: "Contract". */
  readonly act: { readonly picture: ReactNode; readonly name: string };
  readonly victims: readonly Victim[];
  /** What is at stake, and what may answer it; in order, the least important last. */
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
          <SeatMark seat={seat} label={t(hasAnswered ? "sealed" : "thinks", { name })} className="size-6" />
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
        {/* Nobody is aimed at: there is room beside the name. */}
        {victims.length === 0 && seals}
      </div>
      <div className="act-foot">
        {stake.length > 0 && <p>{stake.join(" ")}</p>}
        {victims.length > 0 && seals}
      </div>
    </section>
  );
}
