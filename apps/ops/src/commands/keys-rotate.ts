import { type Keys, type RingName, rotateKeys } from "@consigliere/api/keys";
import { Argument, type Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import { counted } from "../words.ts";

const SIGNS: Readonly<Record<RingName, string>> = {
  auth: "session cookies",
  link: "answer links in mails",
  push: "push messages",
};

interface Options {
  readonly now?: boolean;
  readonly dropOld?: boolean;
}

/** `keys rotate <ring>` */
export function keysRotate(registry: Registry, parent: Command): void {
  const command = parent
    .command("rotate")
    .summary("puts a new key in front of a ring")
    .description(
      "Makes a new key that begins to sign 15 minutes later, when every running function has read it; what older keys signed stays good until it has ended by itself. Nobody is signed out. A running local stack reads its keys when it starts. After a leak: --now --drop-old.",
    )
    .addArgument(
      new Argument("<ring>", "auth: sessions, link: answer links in mails, push: push messages").choices([
        "auth",
        "link",
        "push",
      ]),
    )
    .option("--now", "sign with it at once: for up to 5 minutes some functions may refuse what others signed")
    .option("--drop-old", "with --now, forget all older keys: what they signed is no good any more");
  does<Options>(registry, command, async (job, given = "") => {
    const ring = given as RingName;
    const { keys } = job.target;
    const { now = false, dropOld = false } = job.options;
    if (dropOld && !now)
      throw new OpsError(
        "--drop-old leaves nothing to sign with until the new key's time: add --now.",
        UNUSABLE,
      );
    // There must be keys before any question is asked.
    await keys.read();
    const start = now ? "at once" : "in 15 minutes";
    const fate = dropOld
      ? "and all that older keys signed is no good any more"
      : "and older keys stay good for what they signed";
    if (
      !(await job.mayWrite(
        `Puts a new key for ${SIGNS[ring]} into ${keys.label}: it signs ${start}, ${fate}.`,
      ))
    )
      return DONE;
    // Read again: a deployment may have added a key while the question was open.
    const next = rotated(await keys.read(), ring, registry.shell.clock(), { now, dropOld });
    await keys.write(next);
    job.result(
      { ring, from: next[ring][0]?.from, keys: next[ring].length },
      () => `The ring ${ring} has ${counted(next[ring].length, "key")}.`,
    );
    return DONE;
  });
}

function rotated(keys: Keys, ring: RingName, at: Date, { now, dropOld }: Required<Options>): Keys {
  const next = rotateKeys(keys, ring, at);
  if (!now) return next;
  const [first, ...older] = next[ring];
  return { ...next, [ring]: [{ ...first, from: at.toISOString() }, ...(dropOld ? [] : older)] };
}
