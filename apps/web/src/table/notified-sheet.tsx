"use client";

import type { MatchLook, MatchView } from "@consigliere/contract/play";
import { channelNames } from "@consigliere/contract/preferences";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { ChoiceField } from "../design/fields.tsx";
import { Link } from "../i18n/navigation.ts";
import { NotifiedWords } from "../i18n/notified-words.tsx";

type NotifiedBy = Pick<MatchView, "muted" | "onlyBy">;

/** How the reader is told of this match alone. */
export default function NotifiedSheet({ view }: { readonly view: MatchView }) {
  return (
    <NotifiedWords>
      <NotifiedChoice view={view} />
    </NotifiedWords>
  );
}

function NotifiedChoice({ view }: { readonly view: MatchView }) {
  const t = useTranslations("told.match");
  const { me } = useMe();
  const change = useNotifiedBy(view.match.id);
  const value = view.muted ? "none" : (view.onlyBy ?? "usual");
  const isUnheard =
    (value === "push" && me?.devices.length === 0) || (value === "email" && me?.email === null);
  return (
    <div className="stack">
      <ChoiceField
        layout="list"
        label={t("label")}
        value={value}
        choices={(["usual", ...channelNames, "none"] as const).map((one) => ({
          value: one,
          name: t(`${one}.name`),
          note: t(`${one}.note`),
        }))}
        onValue={(next) =>
          change({ muted: next === "none", onlyBy: channelNames.find((channel) => channel === next) ?? null })
        }
      />
      {isUnheard && <p role="status">{t(value === "push" ? "noDevice" : "noAddress")}</p>}
      <Link href="/profile#messages" className="link">
        {t("all")}
      </Link>
    </div>
  );
}

function useNotifiedBy(id: string): (told: NotifiedBy) => void {
  const api = useApi();
  const cache = useQueryClient();
  const trouble = useProblemToast();
  const mutation = useMutation({
    mutationFn: (told: NotifiedBy) => api.call(routes.muteMatch, { params: { id }, body: told }),
    // A change by the reader is no news to the reader: if asked again, the house would say that nothing is new.
    onSuccess: (_, told) =>
      cache.setQueryData<MatchLook>(cacheKeys.match(id), (seen) => seen && { ...seen, ...told }),
    onError: trouble,
  });
  return mutation.mutate;
}
