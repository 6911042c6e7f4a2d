/**
 * The one table, as plain data: infra makes it with CDK, the local stack and the tests with CreateTable.
 * On-demand billing; all keys are strings.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /** Sparse: due work, mail to be sent, open lobbies, open pages and unsubscribe links. Projects all attributes. */
  index: { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
  streamView: "NEW_IMAGE",
  /** Epoch seconds. */
  ttlAttribute: "expiresAt",
} as const;

const inPartitions = (prefix: string) => ({
  dynamodb: { Keys: { [tableDefinition.partitionKey]: { S: [{ prefix }] } } },
});

/**
 * The changes for which the stream handler is invoked, in the format of Lambda's event filters: matches and their
 * records, pages that open and close, and letters. All other changes, including the handler's own writes, would only
 * wake it in vain.
 */
export const streamFilters = [
  { eventName: ["INSERT", "MODIFY"], ...inPartitions("MATCH#") },
  { eventName: ["INSERT", "REMOVE"], ...inPartitions("LIVE#") },
  { eventName: ["INSERT", "MODIFY"], ...inPartitions("TALK#") },
] as const;
