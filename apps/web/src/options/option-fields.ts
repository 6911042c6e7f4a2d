/** Reads the JSON Schema of a game's options into the few kinds of fields that a form has. */

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Named {
  readonly name: string;
}

export type OptionField =
  | (Named & {
      readonly kind: "choice";
      readonly choices: readonly (string | number)[];
      readonly fallback: string | number;
    })
  | (Named & { readonly kind: "switch"; readonly fallback: boolean })
  | (Named & {
      readonly kind: "number";
      readonly min?: number;
      readonly max?: number;
      readonly fallback: number;
    });

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isChoice = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

function choicesOf(schema: JsonObject): readonly (string | number)[] {
  if (Array.isArray(schema["enum"])) return schema["enum"].filter(isChoice);
  const variants = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(variants)) return [];
  return variants
    .filter(isObject)
    .flatMap((variant): readonly unknown[] => ("const" in variant ? [variant["const"]] : choicesOf(variant)))
    .filter(isChoice);
}

function fieldOf(name: string, schema: JsonObject): OptionField | undefined {
  const fallback = schema["default"];
  const choices = choicesOf(schema);
  const [first] = choices;
  if (first !== undefined)
    return { name, kind: "choice", choices, fallback: isChoice(fallback) ? fallback : first };
  if (schema["type"] === "boolean") return { name, kind: "switch", fallback: fallback === true };
  if (schema["type"] !== "integer" && schema["type"] !== "number") return undefined;
  const { minimum, maximum } = schema;
  return {
    name,
    kind: "number",
    ...(typeof minimum === "number" ? { min: minimum } : {}),
    ...(typeof maximum === "number" ? { max: maximum } : {}),
    fallback: typeof fallback === "number" ? fallback : typeof minimum === "number" ? minimum : 0,
  };
}

/** The fields of a schema, in its order. What no field can show keeps its default. */
export function optionFields(schema: unknown): readonly OptionField[] {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = isObject(property) ? fieldOf(name, property) : undefined;
    return field === undefined ? [] : [field];
  });
}

/** The game as published. */
export function defaultValues(fields: readonly OptionField[]): OptionValues {
  return Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback]));
}
