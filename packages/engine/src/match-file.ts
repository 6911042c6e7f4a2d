/** A whole match as a file, for bug reports, golden matches and public verification. */
import * as z from "zod";
import { RefusedError } from "./errors.ts";
import { type AddressedEvent, nothingTold } from "./event.ts";
import { commitmentOf, keepsCommitment, matchKey } from "./fairness.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Game } from "./game.ts";
import { beginningWith, type Input } from "./input.ts";
import type { Run } from "./kernel.ts";
import { replayRecords } from "./replay-records.ts";

/** Everything needed to run a match again, and the result it must lead to. */
export const matchFileSchema = z.object({
  format: z.literal("consigliere-match/1"),
  game: z.string(),
  rules: z.string(),
  seatCount: z.number().int().positive(),
  options: z.unknown(),
  /** The secret, in hex, shown when the match is over. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  commitment: z.string(),
  contributions: z.array(z.string().nullable()),
  /** The corrections by which it was played from the start; absent: none. */
  corrections: z.array(z.string()).exactOptional(),
  inputs: z.array(z.custom<Input>()),
  /** Fingerprints of the results of the match. */
  events: z.string(),
  state: z.string(),
});

export type MatchFile = z.infer<typeof matchFileSchema>;

/** The source of a match. */
export interface MatchSource {
  readonly seatCount: number;
  readonly options: unknown;
  readonly secret: string;
  readonly contributions: readonly (string | null)[];
  /** The corrections by which it was played from the start. */
  readonly corrections?: readonly string[] | undefined;
}

/** The file of a match with these `inputs` and `events`. */
export function matchFile(
  game: Game,
  source: MatchSource,
  played: { inputs: readonly Input[]; events: readonly AddressedEvent[]; state: unknown },
): MatchFile {
  return {
    format: "consigliere-match/1",
    game: game.meta.id,
    rules: game.meta.version,
    seatCount: source.seatCount,
    options: source.options,
    secret: source.secret,
    commitment: commitmentOf(source.secret),
    contributions: [...source.contributions],
    ...(source.corrections?.length && { corrections: [...source.corrections] }),
    inputs: [...played.inputs],
    events: fingerprint(played.events),
    state: fingerprint(played.state),
  };
}

/** The result of re-running a match. */
export interface FileVerdict {
  readonly keepsCommitment: boolean;
  readonly sameEvents: boolean;
  readonly sameState: boolean;
  readonly run: Run;
  readonly events: readonly AddressedEvent[];
}

/**
 * Runs `file` again from its secret and inputs.
 * @throws RulesError when an input does not fit the rules.
 */
export function replay(game: Game, file: MatchFile): FileVerdict {
  const key = matchKey(file.secret, file.contributions);
  const events: AddressedEvent[] = [];
  let last: Run | undefined;
  const steps = replayRecords({
    game,
    setup: { seatCount: file.seatCount, options: file.options, key },
    // Whatever rules recorded it: the question is whether these come to the same.
    records: [beginningWith(file.corrections), ...file.inputs].map((input, index) => ({
      seq: index + 1,
      rules: game.meta.version,
      input,
    })),
    unfinished: () => ({ randomAt: 0, told: nothingTold(file.seatCount) }),
    compare: (_, run, applied) => {
      last = run;
      events.push(...applied.events);
      return null;
    },
  });
  for (const { record, fault, error } of steps) {
    if (error !== undefined) throw error;
    if (fault !== null) throw new RefusedError("match/stale-prompt", `input ${record.seq - 1}: ${fault}`);
  }
  const run = last as Run;
  return {
    keepsCommitment: keepsCommitment(file.secret, file.commitment),
    sameEvents: fingerprint(events) === file.events,
    sameState: fingerprint(run.state) === file.state,
    run,
    events,
  };
}
