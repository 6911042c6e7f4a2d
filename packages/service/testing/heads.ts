/** Heads of the chain over a match's records, in replies of two worlds that differ only in hidden facts. */

/**
 * Replaces each head by its number in the order of appearance. Heads have other bytes in every world, which look
 * random, but the moments when they change must be the same.
 */
export function headsNumbered(): (reply: string) => string {
  const seen: string[] = [];
  return (reply) =>
    reply.replace(/"head":"([0-9a-f]{64})"/g, (_, head: string) => {
      if (!seen.includes(head)) seen.push(head);
      return `"head":${seen.indexOf(head)}`;
    });
}
