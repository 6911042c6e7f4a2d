"use client";

import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import type { Report as Played } from "./fight-forecast-worker.ts";
import { openParts } from "./inquiry.ts";
import { buildingName, shortName } from "./labels.ts";
import { aboutPercent, changeOf, lossesOf } from "./shares.ts";
import { useFightForecast } from "./use-fight-forecast.ts";
import { useWanted } from "./use-wanted.ts";

type FightForecast = NonNullable<Played["forecast"]>;
type FightOdds = FightForecast["fights"][number];

interface FightForecastBoxProps {
  readonly draft: AnswerDraft;
  /** In a few words, where there is no room for a table. */
  readonly isShort?: boolean;
}

/** The forecast of the drafted answer, on request. */
export default function FightForecastBox({ draft, isShort = false }: FightForecastBoxProps) {
  const { t } = useBoard();
  const [isWanted, toggle] = useWanted();
  const forecast = useFightForecast(draft, isWanted);
  return (
    <section
      className="mc-fight-forecast"
      data-short={isShort || undefined}
      data-open={isWanted || undefined}
      aria-label={t("fightForecast.label")}
    >
      <p className="mc-fight-forecast-keys">
        <button
          type="button"
          className="button"
          data-variant="paper"
          aria-pressed={isWanted}
          data-testid="what-would-happen"
          onClick={toggle}
        >
          {t("fightForecast.label")}
        </button>
      </p>
      {isWanted && !(isShort && forecast === null) && (
        <div aria-live="polite" aria-busy={forecast === "busy"}>
          {forecast === null && <p>{t("fightForecast.tooLittle")}</p>}
          {forecast === "failed" && <p>{t("fightForecast.failed")}</p>}
          {forecast === "busy" && <p>{t("fightForecast.busy")}</p>}
          {typeof forecast === "object" && forecast !== null && (
            <Report
              forecast={forecast}
              isPartial={openParts(draft.prompt, draft.draft).length > 0}
              isShort={isShort}
            />
          )}
        </div>
      )}
    </section>
  );
}

interface ReportProps {
  readonly forecast: FightForecast;
  /** Whether some of the answer is still open. */
  readonly isPartial: boolean;
  readonly isShort: boolean;
}

function Report({ forecast, isPartial, isShort }: ReportProps) {
  const { t, words } = useBoard();
  const { fights, cash } = forecast;
  const sentences = fights.map(({ building: id, won, none }) => {
    const building = buildingName(words, id);
    if (none === 1) return t("fightForecast.none", { building });
    const share = aboutPercent(won);
    return none === 0
      ? t("fightForecast.says", { building, share })
      : t("fightForecast.maybe", { building, share, fights: aboutPercent(1 - none) });
  });
  return (
    <>
      <p className="mc-fight-forecast-says">
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
        {cash !== null && <span>{t("fightForecast.cash", changeOf(cash))}</span>}
      </p>
      {!isShort && fights.some(({ none }) => none < 1) && (
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
            {fights
              .filter(({ none }) => none < 1)
              .map((fight) => (
                <Row key={fight.building} fight={fight} />
              ))}
          </tbody>
        </table>
      )}
      {isShort ? (
        fights.map((fight) => <Falls key={fight.building} fight={fight} />)
      ) : (
        <small>
          {t("fightForecast.how")} {isPartial && t("fightForecast.open")}
        </small>
      )}
    </>
  );
}

const COLUMNS = ["won", "beaten", "neither", "mine", "theirs"] as const;

interface FightProps {
  readonly fight: FightOdds;
}

/** The people who may fall, and how likely that is. */
function Falls({ fight }: FightProps) {
  const { t, words } = useBoard();
  const endangered = fight.people.filter(({ lost }) => lost > 0);
  if (endangered.length === 0) return null;
  const list = endangered.map(({ card, lost }) =>
    t("fightForecast.person", { name: shortName(words, card), share: aboutPercent(lost) }),
  );
  return <span>{t("fightForecast.falls", { list: list.join(t("comma")) })}</span>;
}

function Row({ fight }: FightProps) {
  const { t, words, viewer } = useBoard();
  const { building, won, beaten, standoff, none, people } = fight;
  const losses = lossesOf(fight, viewer);
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
      {people.some(({ lost }) => lost > 0) && (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            <Falls fight={fight} />
          </td>
        </tr>
      )}
    </>
  );
}
