"use client";
import { ProblemError } from "@consigliere/contract/client";
import type { ActPreview } from "@consigliere/contract/links";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton, ButtonLink } from "../design/button.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import { Paper } from "../design/paper.tsx";
import type { SceneName } from "../design/scene.tsx";
import { Telegram } from "../design/telegram.tsx";
import { type GameSpeech, useGameSpeech } from "../games/use-game.ts";
import { matchPath } from "../i18n/match-path.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { tokenInQuery } from "../shell/in-address.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { useOtherTables } from "../table/use-other-tables.ts";
import { LostLink } from "./lost-link.tsx";
import { keyInAddress } from "./table-key.ts";
import { useActWords } from "./use-act-words.ts";
import "./links.css";

/** The target of an answer link in a mail. Opening it changes nothing: the button gives the answer. */
export function ActPage() {
  if (!useHydrated()) return <Loading />;
  const token = tokenInQuery("answer");
  return token === null ? <Damaged /> : <Act token={token} />;
}

function Damaged() {
  const t = useTranslations("act");
  return <LostLink heading={t("damaged")} line={t("damagedLine")} toDesk={t("toDesk")} />;
}

function Act({ token }: { token: string }) {
  const api = useApi();
  const preview = useQuery({
    queryKey: cacheKeys.act(token),
    queryFn: () => api.call(routes.previewAct, { query: { token } }),
    refetchOnWindowFocus: false,
  });
  const act = preview.data;
  const speech = useGameSpeech(act?.game);
  const error = preview.error ?? speech.error;
  if (error instanceof ProblemError && error.problem.code === "link/invalid") return <Damaged />;
  if (act === undefined || speech.data === undefined)
    return error === null ? <Loading /> : <Trouble error={error} />;
  const { messages, story } = speech.data;
  return (
    <MoreMessages messages={messages}>
      <Proposal token={token} act={act} story={story} />
    </MoreMessages>
  );
}

interface ProposalProps {
  readonly token: string;
  readonly act: ActPreview;
  readonly story: GameSpeech["story"];
}

function Proposal({ token, act, story }: ProposalProps) {
  const t = useTranslations("act");
  const api = useApi();
  const cache = useQueryClient();
  const words = useActWords(act, story);
  const problemText = useProblemText();
  const confirm = useMutation({
    mutationFn: () => api.call(routes.confirmAct, { body: { token } }),
    // The table may have moved on while the page was open. Then the page says so.
    onError: () => cache.invalidateQueries({ queryKey: cacheKeys.act(token) }),
  });
  if (confirm.isSuccess) return <Notice act={act} what="done" line={words.answer} />;
  if (act.state !== "open") return <Notice act={act} what={act.state} line={t(`spent.${act.state}.line`)} />;
  return (
    <LampCone lit>
      <Paper className="stack">
        <p className="tagline">{words.question}</p>
        {words.stakes !== null && <p>{words.stakes}</p>}
        <p>{t("yourAnswer")}</p>
        <p className="act-answer">{words.answer}</p>
        {confirm.error !== null && (
          <p className="field-error" role="alert">
            {problemText(confirm.error)}
          </p>
        )}
        <div className="row">
          <BrassButton size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("confirm")}
          </BrassButton>
          <TableLink matchId={act.matchId}>{t("toTableFirst")}</TableLink>
        </div>
      </Paper>
    </LampCone>
  );
}

type Spent = Exclude<ActPreview["state"], "open">;

const SCENES: Readonly<Record<Spent | "done", SceneName>> = {
  done: "letter",
  given: "letter",
  late: "door",
  overtaken: "chair",
  over: "chair",
  cancelled: "chair",
  "not-yours": "door",
};

/** The result of the decision, in a sentence, and the way on. */
function Notice({
  act: { matchId },
  what,
  line,
}: {
  readonly act: ActPreview;
  readonly what: Spent | "done";
  readonly line: string;
}) {
  const t = useTranslations("act");
  const { me } = useMe();
  const { href } = useOtherTables(matchId, me != null);
  return (
    <div role="status">
      <Telegram
        heading={t(`spent.${what}.title`)}
        scene={SCENES[what]}
        lines={[line]}
        actions={
          <>
            {what === "not-yours" ? (
              <ButtonLink href="/desk" variant="ink">
                {t("toDesk")}
              </ButtonLink>
            ) : (
              <TableLink matchId={matchId} variant="ink">
                {t("toTable")}
              </TableLink>
            )}
            {href !== null && (
              <a className="button" data-variant="paper" href={href}>
                {t("next")}
              </a>
            )}
          </>
        }
      />
    </div>
  );
}

/** To the table, with the key that the message brought, if it brought one. */
function TableLink({
  matchId,
  variant = "paper",
  children,
}: {
  readonly matchId: string;
  readonly variant?: "paper" | "ink";
  readonly children: ReactNode;
}) {
  const locale = useLocale();
  const key = keyInAddress();
  const hash = key === null ? "" : `#table=${key}`;
  return (
    <a className="button" data-variant={variant} href={matchPath(locale, matchId) + hash}>
      {children}
    </a>
  );
}
