"use client";
import type { Client } from "@consigliere/contract/client";
import type { OwnData as Page } from "@consigliere/contract/own-data";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { useToast } from "../design/toast.tsx";
import { saveFile } from "../shell/save-file.ts";

/** All data that the service has about the reader, as a file. */
export function OwnData() {
  const t = useTranslations("own.data");
  const api = useApi();
  const toast = useToast();
  const take = useMutation({
    mutationFn: () => wholeData(api),
    onSuccess: (data) => {
      const name = `consigliere-${data.at.slice(0, "2026-01-01".length)}.json`;
      saveFile(new File([JSON.stringify(data, null, 2)], name, { type: "application/json" }));
      toast({ text: t("taken") });
    },
    onError: useProblemToast(),
  });
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p className="lead">{t("line")}</p>
      <Button busy={take.isPending} onClick={() => take.mutate()}>
        {t("take")}
      </Button>
    </Paper>
  );
}

/** Joins the pages. */
async function wholeData(api: Client): Promise<Omit<Page, "next">> {
  const page = (query: { after?: string }) => api.call(routes.readOwnData, { query });
  const { next, ...first } = await page({});
  const matches = [...first.matches];
  for (let after = next; after !== null; ) {
    const more = await page({ after });
    matches.push(...more.matches);
    after = more.next;
  }
  return { ...first, matches };
}
