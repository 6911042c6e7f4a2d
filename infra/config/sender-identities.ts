/**
 * The address itself, its domain and the domains above: SES lets each of them vouch for the address, and asks for
 * permission on the nearest of them that is verified.
 */
export function identitiesOf(address: string): string[] {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  const domains = labels.slice(0, -1).map((_, above) => labels.slice(above).join("."));
  return [address, ...domains];
}
