import { isIP } from "node:net";

/**
 * Whether news may be sent to an address, judged by its text: https, to a server with a name, at the port of https.
 * `testOrigin` is allowed as it is. The name is resolved and checked when it is used.
 */
export function takesWebhook(testOrigin: string | null): (address: string) => boolean {
  return (address) => {
    if (!URL.canParse(address)) return false;
    const { origin, protocol, port, username, password, hostname } = new URL(address);
    if (username !== "" || password !== "") return false;
    // A dot at the end turns any word into a name: https://localhost./ is this machine.
    const isNamed = /\.(?!localhost$)[^.\]]+$/.test(hostname) && isIP(hostname) === 0;
    return origin === testOrigin || (protocol === "https:" && port === "" && isNamed);
  };
}
