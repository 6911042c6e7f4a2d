"use client";

import { useBoard } from "./board-context.ts";
import type { Report as Played } from "./fight-forecast-worker.ts";
import { buildingName, shortName } from "./labels.ts";
import { aboutPercent, lossesOf } from "./shares.ts";

type FightForecast = NonNullable<Played["forecast"]>;
type FightOdds = FightForecast["fights"][number];

const COLUMNS = ["won", "beaten", "neither", "mine", "theirs"] as const;

interface FiguresProps {
  readonly forecast: FightForecast;
  /** Whether some of the answer is still open. */
  readonly isPartial: boolean;
}

/** How each fight goes, in figures. */
export default function Figures({ forecast, isPartial }: FiguresProps) {
  const { t } = useBoard();
  return (
    <div className="mc-figures">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("fightForecast.fight")}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`fightForecast.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {forecast.fights
            .filter(({ none }) => none < 1)
            .map((fight) => (
              <Row key={fight.building} fight={fight} />
            ))}
        </tbody>
      </table>
      <small>
        {t("fightForecast.how")} {isPartial && t("fightForecast.open")}
      </small>
    </div>
  );
}

function Row({ fight }: { readonly fight: FightOdds }) {
  const { t, words, viewer } = useBoard();
  const { building, won, beaten, standoff, none, people } = fight;
  const losses = lossesOf(fight, viewer);
  const list = people
    .filter(({ lost }) => lost > 0)
    .map(({ card, lost }) =>
      t("fightForecast.person", { name: shortName(words, card), share: aboutPercent(lost) }),
    );
  return (
    <>
      <tr>
        <th scope="row">{buildingName(words, building)}</th>
        {[won, beaten, standoff + none].map((share, i) => (
          <td key={COLUMNS[i]}>{t("fightForecast.share", { share: aboutPercent(share) })}</td>
        ))}
        <td>{t("fightForecast.count", { count: losses.mine })}</td>
        <td>{t("fightForecast.count", { count: losses.theirs })}</td>
      </tr>
      {list.length > 0 && (
        <tr>
          <td colSpan={COLUMNS.length + 1}>{t("fightForecast.falls", { list: list.join(t("comma")) })}</td>
        </tr>
      )}
    </>
  );
}
