/** The bare address of a sender, which may have a name: "Consigliere <desk@house.test>". */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
