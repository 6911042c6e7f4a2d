"use client";
import type { Profile } from "@consigliere/contract/account";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { cacheKeys } from "../api/keys.ts";
import { setMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";

/** A code is valid for longer than this. */
const NEW_CODE_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 3_000;

/** Links my chat in Telegram, or unlinks it. */
export function ChatLink({ me }: { readonly me: Profile }) {
  const t = useTranslations("told.channels.telegram");
  const api = useApi();
  const unlink = useMutation({
    mutationFn: async () => {
      await api.call(routes.unlinkChat, {});
      return api.call(routes.readMe, {});
    },
    onSuccess: (now) => setMe(now.me),
    onError: useProblemToast(),
  });
  return (
    <div className="devices">
      {me.chat === undefined ? (
        <Unlinked />
      ) : (
        <Button size="small" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          {t("unlink")}
        </Button>
      )}
    </div>
  );
}

/** The bot learns of it before we do: after a press the service is asked until it knows. */
function Unlinked() {
  const t = useTranslations("told.channels.telegram");
  const api = useApi();
  const [isPressed, setPressed] = useState(false);
  const code = useQuery({
    queryKey: cacheKeys.chatLink,
    queryFn: () => api.call(routes.linkChat, {}),
    refetchInterval: NEW_CODE_MS,
  });
  const me = useQuery({
    queryKey: cacheKeys.chatLinked,
    queryFn: () => api.call(routes.readMe, {}),
    enabled: isPressed,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const now = me.data?.me;
  useEffect(() => {
    if (now?.chat !== undefined) setMe(now);
  }, [now]);
  if (code.data === undefined) return null;
  return (
    <p>
      <a
        className="button"
        data-variant="ink"
        data-size="normal"
        href={code.data.url}
        target="_blank"
        rel="noreferrer"
        onClick={() => setPressed(true)}
      >
        {t("link")}
      </a>
      {isPressed && (
        <span className="field-hint" role="status">
          {t("waiting")}
        </span>
      )}
    </p>
  );
}
