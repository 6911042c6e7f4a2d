import type { Database } from "../src/client.ts";
import type { Command } from "../src/dynamo/commands.ts";

export type Send = (command: Command<unknown>) => Promise<unknown>;

/** Lets `around` send each command of the client, or do something else. Returns the way back. */
export function interpose(
  client: Database,
  around: (command: Command<unknown>, send: Send) => Promise<unknown>,
): () => void {
  const { send } = client;
  client.send = ((command) => around(command, send)) as Database["send"];
  return () => {
    client.send = send;
  };
}

/** Loses the replies for which `isLost` says so, after what was asked is done: the client asks again. */
export function loseReplies({ service }: Database, isLost: (action: string) => boolean): void {
  const { ask } = service;
  service.ask = async (action, body) => {
    const reply = await ask(action, body);
    if (isLost(action)) throw new Error("the reply is lost");
    return reply;
  };
}
