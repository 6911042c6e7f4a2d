"use client";

import { useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { openParts } from "./inquiry.ts";
import { buildingName, shortName } from "./labels.ts";
import type { Report } from "./prospect-worker.ts";
import { aboutPercent, changeOf, lossesOf } from "./shares.ts";
import { useProspect } from "./use-prospect.ts";
import "./prospect.css";

type Prospect = NonNullable<Report["prospect"]>;
type FightProspect = Prospect["fights"][number];

/** Whoever has asked once is told with every question, until they want no more. */
let isAlwaysWanted = false;

/** What would come of the answer in the making, on request. */
export default function ProspectBox({ draft }: { readonly draft: AnswerDraft }) {
  const { t } = useBoard();
  const [isWanted, setWanted] = useState(isAlwaysWanted);
  const prospect = useProspect(draft, isWanted);
  return (
    <section className="mc-prospect" aria-label={t("prospect.label")}>
      <p className="mc-prospect-keys">
        <button
          type="button"
          className="button"
          data-variant="paper"
          aria-pressed={isWanted}
          data-testid="what-would-happen"
          onClick={() => {
            isAlwaysWanted = !isWanted;
            setWanted(isAlwaysWanted);
          }}
        >
          {t("prospect.label")}
        </button>
      </p>
      {isWanted && (
        <div aria-live="polite" aria-busy={prospect === "busy"}>
          {prospect === null && <p>{t("prospect.tooLittle")}</p>}
          {prospect === "failed" && <p>{t("prospect.failed")}</p>}
          {prospect === "busy" && <p>{t("prospect.busy")}</p>}
          {typeof prospect === "object" && prospect !== null && (
            <Outlook prospect={prospect} isPartial={openParts(draft.prompt, draft.draft).length > 0} />
          )}
        </div>
      )}
    </section>
  );
}

function Outlook({ prospect, isPartial }: { readonly prospect: Prospect; readonly isPartial: boolean }) {
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
      {fights.some(({ none }) => none < 1) && (
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
      <small>
        {t("prospect.how")} {isPartial && t("prospect.open")}
      </small>
    </>
  );
}

const COLUMNS = ["won", "beaten", "neither", "mine", "theirs"] as const;

function Row({ fight }: { readonly fight: FightProspect }) {
  const { t, words, viewer } = useBoard();
  const { building, won, beaten, standoff, none, people } = fight;
  const losses = lossesOf(fight, viewer);
  const endangered = people.filter(({ lost }) => lost > 0);
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
      {endangered.length > 0 && (
        <tr>
          <td colSpan={COLUMNS.length + 1}>
            {t("prospect.falls", {
              list: endangered
                .map(({ card, lost }) =>
                  t("prospect.person", { name: shortName(words, card), share: aboutPercent(lost) }),
                )
                .join(t("comma")),
            })}
          </td>
        </tr>
      )}
    </>
  );
}
