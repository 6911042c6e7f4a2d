"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { useToast } from "../design/toast.tsx";

/** The links in messages open their tables on any device. Here the reader can revoke all of them. */
export function TableLinks() {
  const t = useTranslations("profile.tableLinks");
  const api = useApi();
  const toast = useToast();
  const onError = useProblemToast();
  const close = useMutation({
    mutationFn: () => api.call(routes.revokeTableLinks, {}),
    onSuccess: () => toast({ text: t("closed") }),
    onError,
  });
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p className="lead">{t("line")}</p>
      <Button busy={close.isPending} onClick={() => close.mutate()}>
        {t("close")}
      </Button>
    </Paper>
  );
}
