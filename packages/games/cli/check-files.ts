/** Checks a downloaded proof, and receipts with it, and says in English what it finds. */
import { checkProof } from "@consigliere/engine/check-proof";
import {
  type Finding,
  type FindingVerdict,
  finding,
  verdictOf,
  verdictOfAll,
} from "@consigliere/engine/finding";
import { type Receipt, readReceipt } from "@consigliere/engine/receipt";
import { IntlMessageFormat } from "intl-messageformat";
import { games } from "../src/registry.ts";
import messages from "../src/table/messages/findings/en.json" with { type: "json" };

const LABELS: Readonly<Record<FindingVerdict, string>> = {
  holds: "holds      ",
  unchecked: "unchecked  ",
  broken: "BROKEN     ",
};

/** Prints one line for each finding; what they come to. */
export function checkFiles(proof: string, receiptTexts: readonly string[]): FindingVerdict {
  const receipts = receiptTexts.map(readReceipt);
  const fit = receipts.filter((receipt): receipt is Receipt => receipt !== null);
  const findings = receipts.flatMap((receipt) => (receipt === null ? [finding("receipt/unreadable")] : []));
  for (const step of checkProof(proof, { games: Object.values(games), receipts: fit })) {
    if ("found" in step) findings.push(step.found);
  }
  for (const one of findings) console.log(LABELS[verdictOf(one)] + sentence(one));
  return verdictOfAll(findings.map(verdictOf));
}

function sentence({ code, data }: Finding): string {
  return String(new IntlMessageFormat(messages[code], "en").format(data));
}
