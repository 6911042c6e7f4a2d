/** The addresses by which people may reach the service. */
import { hostname, networkInterfaces } from "node:os";
import { NAMES } from "@consigliere/store/loopback";
import type { LocalOptions } from "./options.ts";

type Named = Pick<LocalOptions, "host" | "baseUrl" | "allowedHosts">;

/**
 * The origins besides `url`. Without a BASE_URL these are the machine's own names and addresses, as far as the service
 * listens there; and always those that ALLOWED_HOSTS names.
 */
export function otherOrigins({ host, baseUrl, allowedHosts }: Named, url: string, port: number): string[] {
  const own = baseUrl === undefined ? [...NAMES, ...namesAt(host)] : [];
  const places = [...own, ...allowedHosts].flatMap((name) => originsOf(name, url, port));
  return [...new Set(places)].filter((origin) => origin !== url);
}

/** The names that lead to the address on which a server listens. */
function namesAt(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [host.includes(":") ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const name = hostname().toLowerCase();
  return [
    name,
    `${name}.local`,
    ...addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  ];
}

/** A name alone is meant with the service's own port, and as the place of `url`. */
function originsOf(name: string, url: string, port: number): string[] {
  if (name.includes("://")) return [new URL(name).origin];
  const asUrl = new URL(url);
  asUrl.host = name;
  return [`http://${name}:${port}`, asUrl.origin].flatMap((each) => URL.parse(each)?.origin ?? []);
}
