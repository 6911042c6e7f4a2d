"use client";
import type { Client } from "@consigliere/contract/client";
import { paceLimits } from "@consigliere/contract/pace-limits";
import type { Pace as Counts } from "@consigliere/contract/record";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";

/** How fast I answered. It takes all my matches to count, so it is counted when I ask. */
export function Pace() {
  const t = useTranslations("club.record.pace");
  const api = useApi();
  const count = useMutation({ mutationFn: () => wholePace(api), onError: useProblemToast() });
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      {count.data === undefined ? (
        <>
          <p className="lead quiet">{t("line")}</p>
          <Button size="small" busy={count.isPending} onClick={() => count.mutate()}>
            {t("count")}
          </Button>
        </>
      ) : (
        <>
          <Bars title={t("day")} counts={count.data.day} />
          <Bars title={t("night")} counts={count.data.night} />
          <p className="small">{t("byClock", { count: count.data.byClock })}</p>
        </>
      )}
    </Paper>
  );
}

function Bars({ title, counts }: { readonly title: string; readonly counts: readonly number[] }) {
  const t = useTranslations("club.record.pace");
  const most = Math.max(1, ...counts);
  return (
    <table className="record-pace">
      <caption className="small strong">{title}</caption>
      <tbody>
        {counts.map((count, at) => (
          <tr key={paceLimits[at] ?? "longer"}>
            <th scope="row" className="small quiet">
              {t(`within.${paceLimits[at] ?? "longer"}`)}
            </th>
            <td className="figures small">
              <i className="record-bar" style={{ inlineSize: `${(70 * count) / most}%` }} />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Sums = Omit<Counts, "next">;

/** Adds up the pages. */
async function wholePace(api: Client): Promise<Sums> {
  const page = (query: { after?: string }) => api.call(routes.readOwnPace, { query });
  let { next, ...sums } = await page({});
  while (next !== null) {
    const more = await page({ after: next });
    sums = {
      day: sums.day.map((count, at) => count + (more.day[at] ?? 0)),
      night: sums.night.map((count, at) => count + (more.night[at] ?? 0)),
      byClock: sums.byClock + more.byClock,
    };
    next = more.next;
  }
  return sums;
}
