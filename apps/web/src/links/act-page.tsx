"use client";
import type { ActPreview } from "@consigliere/contract/links";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { LampCone } from "../design/lamp-cone.tsx";
import { Paper } from "../design/paper.tsx";
import { Telegram } from "../design/telegram.tsx";
import { type GameSpeech, useGameSpeech } from "../games/use-game.ts";
import { matchPath } from "../i18n/match-path.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useAddressQuery } from "../shell/use-hydrated.ts";
import { useActWords } from "./use-act-words.ts";

/** Where an answer link of a mail leads. Opening it changes nothing: the answer is given by the button. */
export function ActPage() {
  const t = useTranslations("act");
  const query = useAddressQuery();
  if (query === null) return <Loading />;
  const token = query.get("token");
  return token === null ? (
    <Telegram heading={t("damaged")} lines={[t("openTable")]} />
  ) : (
    <Act token={token} />
  );
}

function TableLink({ matchId }: { matchId: string }) {
  const t = useTranslations("act");
  const locale = useLocale();
  return (
    <a className="button" data-variant="paper" href={matchPath(locale, matchId)}>
      {t("toTable")}
    </a>
  );
}

function Act({ token }: { token: string }) {
  const api = useApi();
  const preview = useQuery({
    queryKey: ["act", token],
    queryFn: () => api.call(routes.previewAct, { query: { token } }),
    refetchOnWindowFocus: false,
  });
  const act = preview.data;
  const speech = useGameSpeech(act?.game);
  const error = preview.error ?? speech.error;
  if (act === undefined || speech.data === undefined)
    return error === null ? <Loading /> : <Trouble error={error} />;
  const { messages, story } = speech.data;
  return (
    <MoreMessages messages={messages}>
      <Proposal {...{ token, act, story }} />
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
  const words = useActWords(act, story);
  const problemText = useProblemText();
  const confirm = useMutation({ mutationFn: () => api.call(routes.confirmAct, { body: { token } }) });
  const toTable = <TableLink matchId={act.matchId} />;
  if (confirm.isSuccess) {
    return (
      <div role="status">
        <Telegram heading={t("done")} lines={[words.answer]} actions={toTable} />
      </div>
    );
  }
  if (act.prompt === null) return <Telegram heading={t("past")} lines={[t("pastLine")]} actions={toTable} />;
  return (
    <LampCone lit>
      <Paper className="grid gap-4">
        <p className="font-headline text-xl font-bold">{words.question}</p>
        <p>{t("yourAnswer")}</p>
        <p className="border-l-4 border-brass pl-4 font-headline text-2xl font-bold">{words.answer}</p>
        {confirm.error !== null && (
          <p className="field-error" role="alert">
            {problemText(confirm.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <BrassButton size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("confirm")}
          </BrassButton>
          {toTable}
        </div>
      </Paper>
    </LampCone>
  );
}
