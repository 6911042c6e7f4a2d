/**
 * DynamoDB's typed JSON (`{ "S": "text" }`) as it comes in streams and in failed conditions. Lambda gives
 * binaries as base64 text, the SDK as bytes; both are read.
 */
export type AttributeValues = Readonly<Record<string, unknown>>;

/** The item as plain values: numbers, strings, bytes, lists and maps. */
export function plainItem(image: AttributeValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(typed: unknown): unknown {
  const [entry] = Object.entries(typed as Record<string, unknown>);
  if (!entry) return undefined;
  const [type, value] = entry;
  switch (type) {
    case "N":
      return Number(value);
    case "NULL":
      return null;
    case "B":
      return typeof value === "string" ? Buffer.from(value, "base64") : value;
    case "L":
      return (value as unknown[]).map(plainValue);
    case "M":
      return plainItem(value as AttributeValues);
    default:
      return value;
  }
}
