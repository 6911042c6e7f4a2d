"use client";
import type { AccessToken } from "@consigliere/contract/access-tokens";
import { routes } from "@consigliere/contract/routes";
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
import { useAgo } from "../i18n/use-ago.ts";
import { useNow } from "../i18n/use-now.ts";
import { ShownOnce } from "../shell/shown-once.tsx";
import { NewToken } from "./new-token.tsx";
import { useTableNames } from "./use-table-names.ts";

/** Access tokens for the reader's own scripts: the valid ones, and the way to a new one. */
export function Tokens() {
  const t = useTranslations("own.tokens");
  const api = useApi();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const known = useQuery({
    queryKey: cacheKeys.tokens,
    queryFn: () => api.call(routes.readTokens, {}),
  });
  if (known.data === undefined) return null;
  return (
    <Paper as="section">
      <h2 className="title">{t("title")}</h2>
      <p className="lead quiet" data-gap="3">
        {t("about")}{" "}
        <a className="link" href="/api/reference">
          {t("reference")}
        </a>
      </p>
      {secret !== null && (
        <ShownOnce
          value={secret}
          label={t("secret")}
          hint={t("once")}
          copy={t("copy")}
          copied={t("copied")}
          copyByHand={t("copyByHand")}
        />
      )}
      {known.data.tokens.length > 0 && (
        <TokenList
          tokens={known.data.tokens}
          onChanged={() => {
            setSecret(null);
            return known.refetch();
          }}
        />
      )}
      {isMaking ? (
        <NewToken
          onMade={(made) => {
            setSecret(made);
            setMaking(false);
            return known.refetch();
          }}
          onClose={() => setMaking(false)}
        />
      ) : (
        <Button
          variant="ink"
          onClick={() => {
            setSecret(null);
            setMaking(true);
          }}
        >
          {t("new")}
        </Button>
      )}
    </Paper>
  );
}

interface TokenListProps {
  readonly tokens: readonly AccessToken[];
  readonly onChanged: () => Promise<unknown>;
}

const HOUR_MS = 3_600_000;

function TokenList({ tokens, onChanged }: TokenListProps) {
  const t = useTranslations("own.tokens");
  const locale = useLocale();
  const ago = useAgo();
  const now = useNow();
  const api = useApi();
  const toast = useToast();
  const onError = useProblemToast();
  const { nameOf } = useTableNames();
  const [asked, ask] = useState<AccessToken | null>(null);
  const revoke = useMutation({
    mutationFn: (id: string) => api.call(routes.revokeToken, { params: { id } }),
    onSuccess: () => {
      ask(null);
      toast({ text: t("removed") });
      return onChanged();
    },
    onError,
  });
  /** The time is stored to the hour. */
  const used = (at: string | null) => {
    if (at === null) return t("neverUsed");
    const when = new Date(at);
    return now.getTime() - when.getTime() < HOUR_MS ? t("justUsed") : t("used", { when: ago(when, now) });
  };
  return (
    <>
      <ul className="entries tokens">
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b>
              {token.matches.map((id) => (
                <small key={id}>{nameOf(id) ?? t("tableGone")}</small>
              ))}
              <small className="quiet">
                {used(token.usedAt)}{" "}
                {t("until", {
                  date: new Date(token.expiresAt).toLocaleDateString(locale, { dateStyle: "medium" }),
                })}
              </small>
            </span>
            <Button variant="quiet" aria-label={t("remove", { name: token.name })} onClick={() => ask(token)}>
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onClose={() => ask(null)}
        title={t("removeTitle", { name: asked?.name ?? "" })}
        description={t("removeWarning")}
        no={t("leaveIt")}
        yes={t("removeYes")}
        busy={revoke.isPending}
        onYes={() => asked !== null && revoke.mutate(asked.id)}
      />
    </>
  );
}
