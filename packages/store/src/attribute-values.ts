/**
 * DynamoDB's typed JSON (`{ "S": "text" }`), binaries as base64 text. The SDK's client of streams gives them as bytes;
 * both are read.
 */
export type AttributeValues = Readonly<Record<string, unknown>>;

/** The item as plain values: numbers, strings, bytes, lists and maps. */
export function plainItem(image: AttributeValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainValue(value)]));
}

export function plainValue(typed: unknown): unknown {
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

/** The item in typed JSON. Undefined members are left out. */
export function typedItem(item: Readonly<Record<string, unknown>>): AttributeValues {
  const typed: Record<string, unknown> = {};
  for (const name of Object.keys(item)) {
    const value = item[name];
    if (value !== undefined) typed[name] = typedValue(value);
  }
  return typed;
}

/** @throws TypeError for what no item can hold */
export function typedValue(value: unknown): AttributeValues {
  switch (typeof value) {
    case "string":
      return { S: value };
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`no item can hold ${value}`);
      return { N: String(value) };
    case "boolean":
      return { BOOL: value };
    case "object":
      if (value === null) return { NULL: true };
      if (value instanceof Uint8Array) return { B: Buffer.from(value).toString("base64") };
      if (Array.isArray(value)) return { L: value.map(typedValue) };
      return { M: typedItem(value as Record<string, unknown>) };
    default:
      throw new TypeError(`no item can hold a ${typeof value}`);
  }
}
