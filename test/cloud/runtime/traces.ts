/** The X-Ray daemon of a Lambda environment: takes what functions say about their calls. */
import { createSocket } from "node:dgram";

export interface Traces {
  /** host:port, as AWS_XRAY_DAEMON_ADDRESS has it. */
  readonly address: string;
  readonly segments: readonly string[];
  stop(): Promise<void>;
}

export async function startTraces(): Promise<Traces> {
  const segments: string[] = [];
  const socket = createSocket("udp4", (message) => segments.push(message.toString()));
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    segments,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
