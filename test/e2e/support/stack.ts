import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ForkedLocal, forkLocal } from "@consigliere/local/fork-local";

/** Short enough for tests, long enough that acting at once still cancels a mail. */
const hurried = {
  PORT: "0",
  INBOX_PORT: "0",
  TICK_SECONDS: "1",
  NOTIFY_GRACE_SECONDS: "2",
  STANDING_DELAY_SECONDS: "0-1",
};

/** A local stack with data of its own that can be ended and started again. */
export interface Stack {
  readonly url: string;
  readonly inboxUrl: string;
  /** Its data folder. */
  readonly dataDir: string;
  /** Ends everything at once, as a power cut does, and starts again on the same data and port. */
  powerCut(): Promise<void>;
  /** Ends everything and forgets the data. */
  dispose(): Promise<void>;
}

export async function startStack(more: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), "consigliere-"));
  const env = { ...hurried, ...more, CONSIGLIERE_DATA: dataDir };
  let local: ForkedLocal = await forkLocal(env);
  const { url, inboxUrl } = local;
  const samePorts = { PORT: new URL(url).port, INBOX_PORT: new URL(inboxUrl).port };
  return {
    url,
    inboxUrl,
    dataDir,
    powerCut: async () => {
      await local.kill();
      local = await forkLocal({ ...env, ...samePorts });
    },
    dispose: async () => {
      await local.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
