import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Place } from "./local-proxy.ts";
import { LOOPBACK } from "./loopback.ts";

/** Ports that browsers refuse for every page (WHATWG Fetch, "bad port"), and that need no privilege. */
const REFUSED_BY_BROWSERS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];

/**
 * A free place on this machine for a server that answers everybody. Browsers refuse its port for every page. If the
 * system has all of 127.0.0.0/8, as Linux does, nobody can guess its address either. @throws Error when none is free
 */
export async function hiddenPlace(): Promise<Place> {
  const start = randomInt(REFUSED_BY_BROWSERS.length);
  for (const port of [...REFUSED_BY_BROWSERS.slice(start), ...REFUSED_BY_BROWSERS.slice(0, start)]) {
    // A program that has the port on the usual address may have it on all addresses.
    if (!(await isFree({ host: LOOPBACK, port }))) continue;
    const host = `127.${randomInt(256)}.${randomInt(256)}.${randomInt(2, 255)}`;
    return { host: (await isFree({ host, port })) ? host : LOOPBACK, port };
  }
  throw new Error(`None of the ports ${REFUSED_BY_BROWSERS.join(", ")} is free for the embedded database.`);
}

function isFree({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
