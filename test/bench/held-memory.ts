/** What a Node process still holds once its garbage is gone, asked over its inspector. */
import { setTimeout as sleep } from "node:timers/promises";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string; readonly message?: string };
  readonly result?: unknown;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

/** Megabytes of all its threads together. `port` is what it was given as `--inspect-port`. */
export async function heldMegabytes(pid: number, port: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await addressOf(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no inspector at port ${port}`)));
  });
  const sessions: string[] = [];
  const waiting = new Map<string, (result: unknown) => void>();
  const settle = (session: string, { id, result }: Message) => waiting.get(`${session} ${id}`)?.(result);
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { sessionId = "", message: inner } = message.params ?? {};
    if (message.method === "NodeWorker.attachedToWorker") sessions.push(sessionId);
    else if (inner !== undefined) settle(sessionId, JSON.parse(inner) as Message);
    else settle("", message);
  });
  let count = 0;
  /** Asks the main thread (no session), or a worker through it. */
  const ask = (session: string, method: string, params: object = {}): Promise<unknown> => {
    const id = ++count;
    const answered = new Promise((resolve) => waiting.set(`${session} ${id}`, resolve));
    const message = JSON.stringify({ id, method, params });
    if (session === "") socket.send(message);
    else {
      const wrapped = { sessionId: session, message };
      socket.send(JSON.stringify({ id: ++count, method: "NodeWorker.sendMessageToWorker", params: wrapped }));
    }
    return answered;
  };
  await ask("", "NodeWorker.enable", { waitForDebuggerOnStart: false });
  let bytes = 0;
  for (const session of ["", ...sessions]) {
    await ask(session, "HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize = 0 } = (await ask(session, "Runtime.getHeapUsage")) as HeapUsage;
    bytes += usedSize + backingStorageSize;
  }
  socket.close();
  return bytes / 1_000_000;
}

async function addressOf(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = found === null ? [] : ((await found.json()) as { webSocketDebuggerUrl: string }[]);
    if (target !== undefined) return target.webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error(`no inspector at port ${port}`);
}
