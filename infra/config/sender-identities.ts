/**
 * The address itself, its domain and the domains above. SES accepts each of them as proof for the address, and asks for
 * permission on the nearest one that is verified.
 */
export function identitiesOf(address: string): string[] {
  const labels = address.slice(address.lastIndexOf("@") + 1).split(".");
  const domains = labels.slice(0, -1).map((_, above) => labels.slice(above).join("."));
  return [address, ...domains];
}
