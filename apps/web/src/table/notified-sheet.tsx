"use client";

import type { MatchLook, MatchView } from "@consigliere/contract/play";
import { channelNames, channels, channelsOffered } from "@consigliere/contract/preferences";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { ChoiceField } from "../design/fields.tsx";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { Link } from "../i18n/navigation.ts";

const NotifiedWords = lazyWords("told");

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
  const words = useTranslations("told.channels");
  const { me } = useMe();
  const change = useNotifiedBy(view.match.id);
  const value = view.muted ? "none" : (view.onlyBy ?? "usual");
  const channel = channelNames.find((one) => one === value);
  const isUnheard = channel !== undefined && me && channels[channel].reach(me) === "none";
  return (
    <div className="stack">
      <ChoiceField
        layout="list"
        label={t("label")}
        value={value}
        choices={[
          { value: "usual", name: t("usual.name"), note: t("usual.note") },
          ...channelsOffered(me ?? { devices: [], email: null }).map((one) => ({
            value: one,
            name: words(`${one}.only`),
            note: words(`${one}.onlyNote`),
          })),
          { value: "none", name: t("none.name"), note: t("none.note") },
        ]}
        onValue={(next) =>
          change({ muted: next === "none", onlyBy: channelNames.find((channel) => channel === next) ?? null })
        }
      />
      {isUnheard && <p role="status">{words(`${channel}.unheard`)}</p>}
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
    // A change by the reader is no news to the reader: if asked again, the service would say that nothing is new.
    onSuccess: (_, told) =>
      cache.setQueryData<MatchLook>(cacheKeys.match(id), (seen) => seen && { ...seen, ...told }),
    onError: trouble,
  });
  return mutation.mutate;
}
