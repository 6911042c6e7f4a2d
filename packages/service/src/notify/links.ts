/** The links of a message. Opening one changes nothing. */
import type { MatchMeta } from "@consigliere/store/matches";
import type { About } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { type Act, actToken } from "../match/act-link.ts";
import { keyFor, pathToTable } from "../match/table-link.ts";

/** The subject of a message. */
export interface Subject extends About {
  readonly meta: MatchMeta;
}

interface Choice {
  readonly promptId: string;
  readonly value: string;
  /** Among the simple answers of the prompt. */
  readonly place: number;
}

/** Addresses for one reader. */
export interface Links {
  readonly toTable: (notification: Subject) => string;
  /** To the page that asks whether this is the answer. */
  readonly toAnswer: (notification: Subject, choice: Choice) => string;
}

/** The origin at which links lead a reader to the service: the one by which they came last, if it is still allowed. */
export function originFor({ settings }: Pick<Context, "settings">, { cameBy }: Profile): string {
  return settings.addresses.find((address) => address === cameBy) ?? settings.baseUrl;
}

/** Links that the service has signed: they name all that they open. */
export function signedLinks(context: Context, reader: Profile): Links {
  const baseUrl = originFor(context, reader);
  return {
    toTable: ({ meta }) => baseUrl + pathToTable(context, reader, meta),
    toAnswer: ({ matchId }, { promptId, value }) =>
      baseUrl +
      pathToAnswer(context, reader, {
        matchId,
        userId: reader.userId,
        promptId,
        value,
        until: lastDayFrom(context.clock().toISOString()),
      }),
  };
}

const LINK_DAYS = 7;

/** ISO time until which the answers of a message may be given by its links: a week from `time` (ISO) on. */
export function lastDayFrom(time: string): string {
  return new Date(Date.parse(time) + LINK_DAYS * 86_400_000).toISOString();
}

/** The path of the page that asks whether this is the answer. */
export function pathToAnswer(context: Context, reader: Profile, act: Act): string {
  const token = actToken(context, act);
  return `/${reader.locale}/act/?token=${token}#table=${keyFor(context, reader, act.matchId)}`;
}
