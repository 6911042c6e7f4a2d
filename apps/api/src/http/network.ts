import { isIPv6 } from "node:net";

/**
 * The network of an address, as far as it can be known. With IPv6 every subscriber has at least a network of 64 bits,
 * with more addresses than anybody could count. An IPv4 address in IPv6 form counts as IPv4.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? ipv4In(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`;
}

/** All eight groups in hex, in shortest form, with none left out. */
function groupsOf(address: string): string[] {
  const [plain] = address.split("%");
  // In the URL standard's form, an IPv4 address at the end is also written as groups.
  const [head = [], tail = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const left = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...left, ...tail];
}

function ipv4In(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join(".");
}
