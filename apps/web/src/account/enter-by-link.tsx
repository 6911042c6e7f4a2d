"use client";
import { ProblemError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { changeReader } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton, ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import { browserZone } from "../i18n/local-zone.ts";
import { Loading } from "../shell/loading.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";

/** A path of this site, whatever the address contains. */
function safeNext(next: string | null, fallback: string): string {
  return next !== null && /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : fallback;
}

/** What the link says: after `#` the key itself, and then the rest. Older links have it all in their query. */
function useKey(): URLSearchParams | null {
  if (!useHydrated()) return null;
  const { hash, search } = window.location;
  return new URLSearchParams(hash === "" ? search : `token=${hash.slice(1)}`);
}

/** The maximum length of a name, because the address bar may contain anything. */
const LONGEST_NAME = 24;

/** The target of the link in a sign-in mail. It asks first, because mail programs open links by themselves. */
export function EnterByLink() {
  const t = useTranslations("enter");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const query = useKey();
  const enter = useMutation({
    mutationFn: (token: string) => {
      const timeZone = browserZone();
      return api.call(routes.signIn, { body: { token, timeZone } });
    },
    onSuccess: ({ me }) => {
      changeReader(me);
      window.location.assign(safeNext(query?.get("next") ?? null, `/${locale}/desk/`));
    },
  });
  const token = query?.get("token") ?? null;
  // Says at once if a key is no longer valid. Whether the house can be reached shows when the key is used.
  const look = useQuery({
    queryKey: ["key", token],
    queryFn: () => api.call(routes.checkKey, { body: { token: token ?? "" } }).then(() => true),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query === null || (token !== null && look.isPending)) return <Loading />;
  const isSpent = look.error instanceof ProblemError && look.error.problem.code === "account/link-expired";
  const error = enter.error ?? (isSpent ? look.error : null);
  if (token === null || error !== null) {
    return (
      <div role="alert">
        <Telegram
          heading={t("spent.title")}
          scene="door"
          lines={[error === null ? t("spent.line") : problemText(error), t("spent.again")]}
          actions={
            <ButtonLink href="/sign-in" variant="ink">
              {t("spent.newLink")}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const asker = query.get("as")?.slice(0, LONGEST_NAME);
  const key = (
    <BrassButton size="large" busy={enter.isPending || enter.isSuccess} onClick={() => enter.mutate(token)}>
      {asker === undefined ? t("ask.enter") : t("hand.yes", { name: asker })}
    </BrassButton>
  );
  if (asker === undefined) return <Telegram heading={t("ask.title")} lines={[t("ask.line")]} actions={key} />;
  return (
    <Paper as="section" className="stack">
      <h2 className="title">{t("hand.title", { name: asker })}</h2>
      <p>{t("hand.what", { name: asker })}</p>
      <p>{t("hand.else")}</p>
      <p>{key}</p>
    </Paper>
  );
}
