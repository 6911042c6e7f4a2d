"use client";
import type { Dealing, SeatView } from "@consigliere/contract/match";
import type { MatchView } from "@consigliere/contract/play";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "../design/button.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { useToast } from "../design/toast.tsx";
import { saveFile } from "../shell/save-file.ts";
import { isOtherCommitment, receiptText } from "./receipts.ts";
import { Seal } from "./seal.tsx";
import { useKeeper } from "./use-keeper.ts";
import { useReceipt } from "./use-receipt.ts";
import "./fairness.css";

/** All known facts of a match's dealing: the seal, the contributors, the beacon, the receipt. */
export function DealingSheet({ view }: { readonly view: MatchView }) {
  const t = useTranslations("dealing");
  const receipt = useReceipt(view);
  const keeper = useKeeper(view);
  const { match, viewer } = view;
  return (
    <div className="stack" data-testid="dealing">
      <Seal commitment={match.commitment} />
      {isOtherCommitment(keeper, match) && (
        <p className="dealing-broken alarming" role="alert">
          {t("otherSeal", { commitment: receipt?.commitment ?? "" })}
        </p>
      )}
      <Parts dealing={match.dealing} seats={match.seats} isFixed={match.startedAt !== null} />
      <BeaconLine beacon={match.dealing.beacon} />
      {receipt !== null && viewer !== null && <ReceiptButton match={match.id} text={receiptText(receipt)} />}
    </div>
  );
}

interface PartsProps {
  readonly dealing: Dealing;
  readonly seats: readonly SeatView[];
  /** The match has started, so nobody can contribute any more. */
  readonly isFixed: boolean;
}

/** The contributors, in order. */
function Parts({ dealing, seats, isFixed }: PartsProps) {
  const t = useTranslations("dealing");
  const title = useId();
  return (
    <div>
      <p id={title} className="dealing-title">
        {t("parts")}
      </p>
      <ol aria-labelledby={title} className="dealing-parts">
        {dealing.joined.map(({ seat, hasContributed }) => {
          const who = seats.find((one) => one.seat === seat);
          const nothing = who?.kind === "bot" ? "bot" : isFixed ? "missing" : "awaited";
          return (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span className="strong">{who?.name}</span>
              <span className="small">{t(`part.${hasContributed ? "given" : nothing}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whether a public beacon is mixed in, and its state. */
function BeaconLine({ beacon }: { readonly beacon: Dealing["beacon"] }) {
  const t = useTranslations("dealing");
  const format = useFormatter();
  if (beacon === null) return <p className="small">{t("noBeacon")}</p>;
  const at = beacon.at === null ? "" : format.dateTime(new Date(beacon.at), { timeStyle: "medium" });
  return <p className="small">{t(`beacon.${beacon.state}`, { round: beacon.round ?? 0, at })}</p>;
}

/** The receipt as a file, for a later check of the match. */
function ReceiptButton({ match, text }: { readonly match: string; readonly text: string }) {
  const t = useTranslations("dealing");
  const toast = useToast();
  const save = () => {
    saveFile(new File([text], `receipt-${match}.json`, { type: "application/json" }));
    toast({ text: t("saved") });
  };
  return (
    <div className="dealing-receipt">
      <Button onClick={save} data-testid="save-receipt">
        {t("save")}
      </Button>
      <p className="small">{t("saveMeans")}</p>
    </div>
  );
}
