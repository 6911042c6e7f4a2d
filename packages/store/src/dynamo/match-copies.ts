import { plainItem } from "../attribute-values.ts";
import type { Backup, RawItem } from "../backup.ts";
import { matchKeys } from "../keys.ts";
import type { MatchCopies, MatchCopy } from "../match-copy.ts";
import { readLogRecord, readMeta } from "./match-items.ts";
import { readMembership } from "./membership-store.ts";

/** Single matches of a backup. They are moved as items, whatever they mean, except those that must be examined. */
export function dynamoMatchCopies(backup: Pick<Backup, "itemsIn" | "putItems" | "removeItems">): MatchCopies {
  /** Records in the table that the copy lacks, or has in another version. */
  async function* othersThan({ meta, play }: MatchCopy): AsyncGenerator<RawItem> {
    const kept = new Set(play.map(textOf));
    for await (const item of backup.itemsIn(matchKeys.partition(meta.id))) {
      if (isRecord(item) && !kept.has(textOf(item))) yield item;
    }
  }

  return {
    async find(matchId, items) {
      const parts: Record<"meta" | "invite" | "play" | "row", RawItem[]> = {
        meta: [],
        invite: [],
        play: [],
        row: [],
      };
      for await (const item of items) {
        const part = partOf(matchId, item);
        if (part !== null) parts[part].push(item);
      }
      const [meta] = parts.meta;
      if (meta === undefined) return undefined;
      const records = parts.play.filter(isRecord).sort((one, other) => seqOf(one) - seqOf(other));
      const newest = records.at(-1);
      return {
        meta: readMeta(plainItem(meta)),
        newest: newest === undefined ? null : readLogRecord(plainItem(newest)),
        rows: parts.row.map((row) => readMembership(plainItem(row))),
        play: parts.play,
        frame: [meta, ...parts.invite],
      };
    },

    async countLost(copy) {
      let count = 0;
      for await (const _ of othersThan(copy)) count += 1;
      return count;
    },

    async putPlay(copy) {
      await backup.removeItems(othersThan(copy));
      await backup.putItems(copy.play, { intoFull: true });
    },

    async putFrame({ frame }) {
      await backup.putItems(frame, { intoFull: true });
    },
  };
}

/** The role of a backup's item in a match; null: it is not restored. */
function partOf(matchId: string, item: RawItem): "meta" | "invite" | "play" | "row" | null {
  const { pk, sk } = keyOf(item);
  const partition = matchKeys.partition(matchId);
  if (pk === partition) return isMeta(item) ? "meta" : "play";
  // A row on somebody's dashboard.
  if (sk === partition) return "row";
  return sk === matchKeys.invite("").sk && plainItem(item)["matchId"] === matchId ? "invite" : null;
}

const keyOf = ({ pk = {}, sk = {} }: RawItem) => plainItem({ pk, sk });

function isMeta(item: RawItem): boolean {
  const { pk, sk } = keyOf(item);
  return matchKeys.isMeta(pk, sk);
}

function isRecord(item: RawItem): boolean {
  const { pk, sk } = keyOf(item);
  return matchKeys.isRecord(pk, sk);
}

const seqOf = (item: RawItem) => Number(plainItem(item)["seq"]);

/** Two items with the same text are the same. */
const textOf = (item: RawItem) => JSON.stringify(Object.entries(item).sort());
