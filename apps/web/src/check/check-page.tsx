"use client";
import type { Receipt } from "@consigliere/contract/receipt";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useMessages, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "../api/use-api.ts";
import { Telegram } from "../design/telegram.tsx";
import { receiptsOf } from "../fairness/receipts.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useAddressQuery } from "../shell/use-hydrated.ts";
import { type CaseFile, matchOf, NOTHING, withFile } from "./case-file.ts";
import { FileForm } from "./file-form.tsx";
import { MOMENT } from "./finding-list.tsx";
import { fetchLetters } from "./letters.ts";
import { Result } from "./result.tsx";
import { useChecker } from "./use-checker.ts";

/** Checks the dealing of a match on this device: the match in the address, or the match of a file. */
export function CheckPage() {
  const query = useAddressQuery();
  return query === null ? <Loading /> : <Desk match={query.get("match")} />;
}

function Desk({ match }: { readonly match: string | null }) {
  const t = useTranslations("check");
  const { isReady, hasFailed, check, start } = useChecker();
  const hasLetters = useLetters();
  const [papers, setPapers] = useState<CaseFile>(NOTHING);
  const sent = useSentProof(match);
  const lay = useCallback(
    (next: CaseFile) => {
      setPapers(next);
      if (next.proof !== null) start(next.proof, receiptsFor(next));
    },
    [start],
  );
  const { data } = sent;
  useEffect(() => {
    if (data !== undefined) lay({ ...NOTHING, proof: data });
  }, [data, lay]);
  const takeFiles = async (files: readonly File[]) => {
    let next = papers;
    // A folder, or a file that is gone, has no text: the checker says that it cannot be read.
    for (const file of files) next = withFile(next, file.name, await file.text().catch(() => ""));
    lay(next);
  };
  if (hasFailed) return <Telegram heading={t("failed")} lines={[t("failedLine")]} />;
  return (
    <div className="stack" data-gap="6">
      {sent.error !== null && <Trouble error={sent.error} retry={() => void sent.refetch()} />}
      {sent.isLoading && <Loading />}
      {check !== null && <Result check={check} />}
      <FileForm papers={wordsFor(papers)} onFiles={(files) => void takeFiles(files)} />
      <p className="small on-desk-quiet" role="status">
        {isReady && hasLetters ? t("ready") : t("loading")}
      </p>
    </div>
  );

  function wordsFor(laid: CaseFile): string[] {
    if (laid.proof === null) return laid.receipts.map(({ match: of }) => t("paper.receipt", { match: of }));
    const kept = receiptsFor(laid).length - laid.receipts.length;
    return [
      laid.name === null ? t("paper.sent") : t("paper.proof", { name: laid.name }),
      ...(kept > 0 ? [t("paper.kept")] : []),
      ...laid.receipts.map(({ match: of }) => t("paper.receipt", { match: of })),
    ];
  }
}

/** The receipts that were added, and those that this device keeps for the match. */
function receiptsFor({ proof, receipts }: CaseFile): Receipt[] {
  const match = proof === null ? null : matchOf(proof);
  return [...(match === null ? [] : receiptsOf(match)), ...receipts];
}

/** Whether the fonts for all possible findings are loaded. */
function useLetters(): boolean {
  const { check, findings } = useMessages();
  const moment = useFormatter().dateTime(0, MOMENT);
  const words = JSON.stringify([check, findings, moment]);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void fetchLetters(words).then(() => setThere(true));
  }, [words]);
  return isThere;
}

/** The proof of a match, as the server sends it. */
function useSentProof(match: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ["proof", match],
    queryFn: async () => JSON.stringify(await api.call(routes.readProof, { params: { id: match ?? "" } })),
    enabled: match !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
