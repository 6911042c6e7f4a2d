"use client";

import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { openParts } from "./inquiry.ts";
import { buildingName, shortName } from "./labels.ts";
import type { Report as Played } from "./prospect-worker.ts";
import { aboutPercent, changeOf, lossesOf } from "./shares.ts";
import { useProspect } from "./use-prospect.ts";
import { useWanted } from "./use-wanted.ts";

type Prospect = NonNullable<Played["prospect"]>;
type FightProspect = Prospect["fights"][number];

interface ProspectBoxProps {
  readonly draft: AnswerDraft;
  /** In a few words, where there is no room for a table. */
  readonly isShort?: boolean;
}

/** The forecast of the drafted answer, on request. */
export default function ProspectBox({ draft, isShort = false }: ProspectBoxProps) {
  const { t } = useBoard();
  const [isWanted, toggle] = useWanted();
  const prospect = useProspect(draft, isWanted);
  return (
    <section
      className="mc-prospect"
      data-short={isShort || undefined}
      data-open={isWanted || undefined}
      aria-label={t("prospect.label")}
    >
      <p className="mc-prospect-keys">
        <button
          type="button"
          className="button"
          data-variant="paper"
          aria-pressed={isWanted}
          data-testid="what-would-happen"
          onClick={toggle}
        >
          {t("prospect.label")}
        </button>
      </p>
      {isWanted && !(isShort && prospect === null) && (
        <div aria-live="polite" aria-busy={prospect === "busy"}>
          {prospect === null && <p>{t("prospect.tooLittle")}</p>}
          {prospect === "failed" && <p>{t("prospect.failed")}</p>}
          {prospect === "busy" && <p>{t("prospect.busy")}</p>}
          {typeof prospect === "object" && prospect !== null && (
            <Report
              prospect={prospect}
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
  readonly prospect: Prospect;
  /** Whether some of the answer is still open. */
  readonly isPartial: boolean;
  readonly isShort: boolean;
}

function Report({ prospect, isPartial, isShort }: ReportProps) {
  const { t, words } = useBoard();
  const { fights, cash } = prospect;
  const sentences = fights.map(({ building: id, won, none }) => {
    const building = buildingName(words, id);
    if (none === 1) return t("prospect.none", { building });
    const share = aboutPercent(won);
    return none === 0
      ? t("prospect.says", { building, share })
      : t("prospect.maybe", { building, share, fights: aboutPercent(1 - none) });
  });
  return (
    <>
      <p className="mc-prospect-says">
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
        {cash !== null && <span>{t("prospect.cash", changeOf(cash))}</span>}
      </p>
      {!isShort && fights.some(({ none }) => none < 1) && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("prospect.fight")}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`prospect.column.${column}`)}
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
          {t("prospect.how")} {isPartial && t("prospect.open")}
        </small>
      )}
    </>
  );
}

const COLUMNS = ["won", "beaten", "neither", "mine", "theirs"] as const;

interface FightProps {
  readonly fight: FightProspect;
}

/** The people who may fall, and how likely that is. */
function Falls({ fight }: FightProps) {
  const { t, words } = useBoard();
  const endangered = fight.people.filter(({ lost }) => lost > 0);
  if (endangered.length === 0) return null;
  const list = endangered.map(({ card, lost }) =>
    t("prospect.person", { name: shortName(words, card), share: aboutPercent(lost) }),
  );
  return <span>{t("prospect.falls", { list: list.join(t("comma")) })}</span>;
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
          <td key={COLUMNS[i]}>{t("prospect.share", { share: aboutPercent(share) })}</td>
        ))}
        <td>{t("prospect.count", { count: losses.mine })}</td>
        <td>{t("prospect.count", { count: losses.theirs })}</td>
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
