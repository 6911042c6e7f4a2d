"use client";

import { readProof } from "@consigliere/contract/play";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { rememberedContribution } from "../lobby/contribution.ts";
import { checkSeal } from "./check-seal.ts";

/** Lets anybody check that the cards were dealt fairly: the secret against the promise made before the deal. */
export function Proof({ matchId }: { readonly matchId: string }) {
  const t = useTranslations("play.proof");
  const api = useApi();
  const problem = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ["proof", matchId],
    queryFn: async () => {
      const proof = await api.call(readProof, { params: { id: matchId } });
      // Rather this browser's own arithmetic than the server's word.
      const holds = (await checkSeal(proof.secret, proof.commitment)) ?? proof.verdict.commitment;
      const mine = rememberedContribution(matchId);
      return { ...proof, holds, mine, isMineIn: mine !== null && proof.contributions.includes(mine) };
    },
    enabled: isOpen,
  });
  const proof = query.data;
  return (
    <>
      <Button onClick={() => setOpen(true)} data-testid="verify">
        {t("open")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("title")} description={t("explanation")}>
        {query.isPending && <p role="status">{t("checking")}</p>}
        {query.error !== null && <p role="alert">{problem(query.error)}</p>}
        {proof !== undefined && (
          <dl className="proof">
            <dt>{t("commitment")}</dt>
            <dd>
              <strong>{t(proof.holds ? "commitmentHolds" : "commitmentBroken")}</strong>
              <code>{proof.commitment}</code>
            </dd>
            <dt>{t("secret")}</dt>
            <dd>
              <code>{proof.secret}</code>
            </dd>
            {proof.mine !== null && (
              <>
                <dt>{t("mine")}</dt>
                <dd>
                  <strong>{t(proof.isMineIn ? "mineIsIn" : "mineIsMissing")}</strong>
                  <code>{proof.mine}</code>
                </dd>
              </>
            )}
            <dt>{t("replay")}</dt>
            <dd>
              <strong>{t(`verdict.${proof.verdict.replay}`)}</strong>
            </dd>
            <dd>
              <a href={`/api/matches/${matchId}/proof`} download={`${matchId}.json`}>
                {t("download")}
              </a>
            </dd>
          </dl>
        )}
      </Dialog>
    </>
  );
}
