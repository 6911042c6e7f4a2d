"use client";
import { routes } from "@consigliere/contract/routes";
import type { Locale } from "@consigliere/languages";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { Paper } from "../design/paper.tsx";
import { useToast } from "../design/toast.tsx";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { ShownOnce } from "../shell/shown-once.tsx";

const CalendarWords = lazyWords("calendar");

/** My deadlines in my calendar program: the address from which it fetches them. */
export default function CalendarSheet() {
  return (
    <CalendarWords>
      <Sheet />
    </CalendarWords>
  );
}

function Sheet() {
  const t = useTranslations("calendar");
  const locale = useLocale() as Locale;
  const api = useApi();
  const toast = useToast();
  const onError = useProblemToast();
  const [asked, ask] = useState<"renew" | "end" | null>(null);
  const known = useQuery({
    queryKey: cacheKeys.calendar,
    queryFn: () => api.call(routes.readOwnCalendar, {}),
  });
  const settle = () => {
    ask(null);
    return known.refetch();
  };
  const make = useMutation({
    mutationFn: () => api.call(routes.makeCalendar, { body: { locale } }),
    onSuccess: settle,
    onError,
  });
  const end = useMutation({
    mutationFn: () => api.call(routes.endCalendar, {}),
    onSuccess: () => {
      make.reset();
      toast({ text: t("ended") });
      return settle();
    },
    onError,
  });
  if (known.data === undefined) return null;
  const { since } = known.data;
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p className="lead quiet" data-gap="3">
        {t("about")}
      </p>
      {make.data !== undefined && (
        <ShownOnce
          value={make.data.address}
          label={t("address")}
          hint={t("once")}
          copy={t("copy")}
          copied={t("copied")}
          copyByHand={t("copyByHand")}
        >
          {/* The scheme that makes programs fetch it regularly. */}
          <a
            className="button"
            data-variant="paper"
            data-size="normal"
            href={make.data.address.replace(/^https?:/, "webcal:")}
          >
            {t("open")}
          </a>
        </ShownOnce>
      )}
      {since === null ? (
        <Button variant="ink" busy={make.isPending} onClick={() => make.mutate()}>
          {t("make")}
        </Button>
      ) : (
        <>
          {make.data === undefined && (
            <p className="lead" data-gap="3">
              {t("since", { date: dateOf(since, locale) })}
            </p>
          )}
          <div className="row">
            <Button onClick={() => ask("renew")}>{t("renew")}</Button>
            <Button variant="quiet" onClick={() => ask("end")}>
              {t("end")}
            </Button>
          </div>
        </>
      )}
      <Confirm
        open={asked !== null}
        onClose={() => ask(null)}
        title={t(`${asked ?? "renew"}Title`)}
        description={t("warning")}
        no={t("leaveIt")}
        yes={t(asked ?? "renew")}
        busy={make.isPending || end.isPending}
        onYes={() => (asked === "end" ? end : make).mutate()}
      />
    </Paper>
  );
}

function dateOf(iso: string, locale: Locale): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: "medium" });
}
