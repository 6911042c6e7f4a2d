"use client";
import { type UnsubscribeScope, unsubscribeScopes } from "@consigliere/contract/preferences";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button, ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { tokenInQuery } from "../shell/in-address.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";

/** The target of the unsubscribe link in a mail. It asks once, and needs no sign-in. */
export function UnsubscribePage() {
  const t = useTranslations("unsubscribe");
  if (!useHydrated()) return <Loading />;
  const token = tokenInQuery("unsubscribe");
  const [named] = /^[a-z]*/i.exec(new URLSearchParams(window.location.search).get("scope") ?? "") ?? [];
  const scope = unsubscribeScopes.find((one) => one === named) ?? "all";
  return token === null ? (
    <Telegram
      heading={t("damaged")}
      scene="wire"
      lines={[t("inProfile")]}
      actions={<ButtonLink href="/profile#messages">{t("profile")}</ButtonLink>}
    />
  ) : (
    <Stop token={token} scope={scope} />
  );
}

function Stop({ token, scope }: { token: string; scope: UnsubscribeScope }) {
  const t = useTranslations("unsubscribe");
  const api = useApi();
  const problemText = useProblemText();
  const preview = useQuery({
    queryKey: ["unsubscribe", token, scope],
    queryFn: () => api.call(routes.previewUnsubscribe, { query: { token, scope } }),
  });
  const stop = useMutation({
    mutationFn: () => api.call(routes.unsubscribe, { query: { token, scope } }),
  });
  if (preview.data === undefined)
    return preview.error === null ? <Loading /> : <Trouble error={preview.error} />;
  if (stop.isSuccess) {
    return (
      <div role="status">
        <Telegram
          heading={t("done")}
          scene="letter"
          lines={[t(`stopped.${scope}`), t("inProfile")]}
          actions={<ButtonLink href="/profile#messages">{t("profile")}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <Telegram
      heading={t("ask", { name: preview.data.name })}
      lines={[t(`scopes.${scope}`), ...(stop.error === null ? [] : [problemText(stop.error)])]}
      actions={
        <>
          <Button variant="ink" busy={stop.isPending} onClick={() => stop.mutate()}>
            {t("stop")}
          </Button>
          <ButtonLink href="/profile#messages">{t("profile")}</ButtonLink>
        </>
      }
    />
  );
}
