import type { MatchStatus } from "@consigliere/store/match-status";
import type { Job } from "../command.ts";
import { DONE, OpsError, REFUSED } from "../failure.ts";
import { when } from "../format/when.ts";
import { unmarkId } from "../match-id.ts";
import { type BackupHeader, itemsIn } from "../operate/backup-file.ts";
import { restoreMatch } from "../operate/restore-match.ts";
import { counted, projectionLine } from "../words.ts";

/** In these states nothing is entered any more. */
const AT_REST: readonly MatchStatus[] = ["cancelled", "over"];

/** `restore <file> --match <id>`, with a checked file. */
export async function putMatchBack(
  job: Job<object>,
  path: string,
  header: BackupHeader,
  given: string,
  over: boolean,
): Promise<number> {
  const { context, operations } = await job.desk();
  const id = unmarkId(given);
  const copy = await operations.matchCopies.find(id, itemsIn(path));
  if (copy === undefined) throw new OpsError(`There is no match ${id} in the backup.`);
  const { meta, newest } = copy;
  if (newest === null) throw new OpsError(`Match ${id} had not begun when the backup was made.`);
  const now = await context.store.matches.meta(id);
  if (now !== undefined && !AT_REST.includes(now.status)) {
    throw new OpsError(`Match ${id} is being played: \`match cancel ${id}\` first, and wait a minute.`);
  }
  const lost = await operations.matchCopies.countLost(copy);
  if (lost > 0 && !over) {
    throw new OpsError(
      `Match ${id} has ${counted(lost, "record")} that the backup has not, or has otherwise. To lose them: --over.`,
    );
  }
  const names = meta.seats.map((seat) => seat.name).join(", ");
  const place = `record ${newest.seq} of ${when(newest.at, job.now)}`;
  const sentence = `Puts match ${id} (${meta.game}, ${names}) of ${header.table}, copied at ${header.at}, back to ${place} in ${job.target.label}; ${counted(lost, "record")} ${lost === 1 ? "is" : "are"} lost.`;
  if (!(await job.mayWrite(sentence))) return DONE;
  const { remaining } = await restoreMatch(context, operations, copy);
  const wrong = remaining.map((fault) => `${projectionLine(fault)}.`);
  job.result({ id, status: meta.status, record: newest.seq, lost, wrong }, () =>
    [`Match ${id} is back at record ${newest.seq}.`, ...wrong].join("\n"),
  );
  return wrong.length === 0 ? DONE : REFUSED;
}
