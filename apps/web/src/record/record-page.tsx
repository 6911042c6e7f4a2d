"use client";
import type { Profile } from "@consigliere/contract/account";
import { meetingsOf } from "@consigliere/contract/club-statistics";
import type { OwnRecord } from "@consigliere/contract/record";
import { recordFigures } from "@consigliere/contract/record-figures";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { SessionGate } from "../account/session-gate.tsx";
import { useFreshQuery } from "../api/fresh-query.ts";
import { cacheKeys } from "../api/keys.ts";
import { useClubWords } from "../club/people.ts";
import { Figures, Meetings } from "../club/record-figures.tsx";
import { Results } from "../club/results.tsx";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import { Loading } from "../shell/loading.tsx";
import { saveFile } from "../shell/save-file.ts";
import { Trouble } from "../shell/trouble.tsx";
import { bgStatsUrl, csvOf } from "./exports.ts";
import { Pace } from "./pace.tsx";
import { Sharing } from "./sharing.tsx";
import "../club/club.css";
import "./record.css";

/** My matches and what came of them, in clubs and elsewhere. */
export function RecordPage() {
  return <SessionGate>{(me) => <Loaded me={me} />}</SessionGate>;
}

function Loaded({ me }: { readonly me: Profile }) {
  const { data, error, refetch } = useFreshQuery({
    key: cacheKeys.record,
    endpoint: routes.readOwnRecord,
    call: () => ({}),
  });
  if (data === undefined) return error === null ? <Loading /> : <Trouble error={error} retry={refetch} />;
  return <Shown me={me} record={data} />;
}

function Shown({ me, record }: { readonly me: Profile; readonly record: OwnRecord }) {
  const t = useTranslations("club.record");
  const words = useClubWords(record);
  const { people, results } = record;
  const mine = people.find(({ isMe }) => isMe)?.id ?? "";
  if (results.length === 0) {
    return (
      <div className="club-spread">
        <Telegram heading={t("empty.title")} scene="chair" lines={[t("empty.first"), t("empty.second")]} />
        <aside>
          <Sharing me={me} />
        </aside>
      </div>
    );
  }
  const met = people
    .filter(({ isMe }) => !isMe)
    .map(({ id, name }) => ({ id, name: name ?? "", ...meetingsOf(results, mine, id) }));
  const take = () => {
    const name = `consigliere-${results[0]?.endedAt.slice(0, "2026-01-01".length)}.csv`;
    saveFile(new File([csvOf(record, words)], name, { type: "text/csv" }));
  };
  return (
    <div className="club-spread">
      <div className="stack" data-gap="8">
        <Paper as="section" className="stack" data-gap="6">
          <Figures {...recordFigures(results, mine)} words={words} level={2} />
          {met.length > 0 && <Meetings met={met} />}
        </Paper>
        <Results
          club={record}
          more={(result) => (
            <a
              className="link small"
              href={bgStatsUrl(result, record, words)}
              rel="noreferrer"
              target="_blank"
            >
              {t("bgStats")}
            </a>
          )}
        />
      </div>
      <aside className="stack" data-gap="6">
        <Pace />
        <Sharing me={me} />
        <Paper as="section" tone="aged">
          <h2 className="title">{t("csv.title")}</h2>
          <p className="lead quiet">{t("csv.line")}</p>
          <Button size="small" onClick={take}>
            {t("csv.take")}
          </Button>
        </Paper>
      </aside>
    </div>
  );
}
