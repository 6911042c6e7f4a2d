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
import { inFragment } from "../shell/in-address.ts";
import { Loading } from "../shell/loading.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { CodeForm } from "./code-form.tsx";

/** A path of this site, whatever the address contains. */
function safeNext(next: string | null, fallback: string): string {
  return next !== null && /^\/(?![/\\])[^\\\s]*$/.test(next) ? next : fallback;
}

interface EntryLink {
  readonly token: string;
  /** The way back, and who asks. */
  readonly more: URLSearchParams;
}

/** The text behind `#` in the link; null: nothing arrived. */
function linkInAddress(): EntryLink | null {
  const [, token, more] = inFragment("entry") ?? [];
  return token === undefined ? null : { token, more: new URLSearchParams(more) };
}

/** The maximum length of a name, because the address bar may contain anything. */
const LONGEST_NAME = 24;

/** The target of the link in a sign-in mail. */
export function EnterByLink() {
  if (!useHydrated()) return <Loading />;
  const link = linkInAddress();
  return link === null ? <CutLink /> : <Ask {...link} />;
}

/** The mail program has lost the secret of the link. The mail has it as a code, too. */
function CutLink() {
  const t = useTranslations("enter.cut");
  const locale = useLocale();
  return (
    <Telegram
      heading={t("title")}
      scene="wire"
      lines={[t("line"), t("code")]}
      actions={
        <>
          <CodeForm next={`/${locale}/desk/`} />
          <ButtonLink href="/sign-in">{t("newMail")}</ButtonLink>
        </>
      }
    />
  );
}

/** Asks first, because mail programs open links by themselves. */
function Ask({ token, more }: EntryLink) {
  const t = useTranslations("enter");
  const locale = useLocale();
  const api = useApi();
  const problemText = useProblemText();
  const enter = useMutation({
    mutationFn: () => {
      const timeZone = browserZone();
      return api.call(routes.signIn, { body: { token, timeZone } });
    },
    onSuccess: ({ me }) => {
      changeReader(me);
      window.location.assign(safeNext(more.get("next"), `/${locale}/desk/`));
    },
  });
  // Says at once if a key is no longer valid. Whether the service can be reached shows when the key is used.
  const look = useQuery({
    queryKey: ["key", token],
    queryFn: () => api.call(routes.checkKey, { body: { token } }).then(() => true),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (look.isPending) return <Loading />;
  const isSpent = look.error instanceof ProblemError && look.error.problem.code === "account/link-expired";
  const error = enter.error ?? (isSpent ? look.error : null);
  if (error !== null) {
    return (
      <div role="alert">
        <Telegram
          heading={t("spent.title")}
          scene="door"
          lines={[problemText(error), t("spent.again")]}
          actions={
            <ButtonLink href="/sign-in" variant="ink">
              {t("spent.newLink")}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const asker = more.get("as")?.slice(0, LONGEST_NAME);
  const key = (
    <BrassButton size="large" busy={enter.isPending || enter.isSuccess} onClick={() => enter.mutate()}>
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
