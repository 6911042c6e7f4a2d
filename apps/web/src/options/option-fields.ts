/** Reads the JSON Schema of a game's options into the few kinds of fields of a form. */

/** Null: the number is left out. */
export type OptionValue = string | number | boolean | null | string[];
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
  /** Any of them, in their order. */
  | (Named & {
      readonly kind: "several";
      readonly choices: readonly string[];
      readonly fallback: string[];
    })
  | (Named & {
      readonly kind: "number";
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
      /** Whether it may be left out. */
      readonly isOptional?: true;
      readonly fallback: number | null;
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
  if (schema["type"] === "array") return severalFieldOf(name, schema);
  if (schema["type"] === "boolean") return { name, kind: "switch", fallback: fallback === true };
  return numberFieldOf(name, schema);
}

function severalFieldOf(name: string, schema: JsonObject): OptionField | undefined {
  const { items, default: fallback } = schema;
  const choices = isObject(items) ? choicesOf(items).map(String) : [];
  if (choices.length === 0) return undefined;
  return { name, kind: "several", choices, fallback: Array.isArray(fallback) ? fallback.map(String) : [] };
}

function numberFieldOf(name: string, schema: JsonObject): OptionField | undefined {
  const variants = [schema["anyOf"]].flat().filter(isObject);
  const isOptional = variants.some((variant) => variant["type"] === "null");
  const numeric = [schema, ...variants].find(({ type }) => type === "integer" || type === "number");
  if (numeric === undefined) return undefined;
  const { minimum, maximum, multipleOf } = numeric;
  const fallback = schema["default"];
  const least = typeof minimum === "number" ? minimum : 0;
  return {
    name,
    kind: "number",
    ...(typeof minimum === "number" ? { min: minimum } : {}),
    ...(typeof maximum === "number" ? { max: maximum } : {}),
    ...(typeof multipleOf === "number" ? { step: multipleOf } : {}),
    ...(isOptional ? { isOptional } : {}),
    fallback: typeof fallback === "number" ? fallback : isOptional ? null : least,
  };
}

/** The fields of a schema, in its order. An option that no field can show keeps its default. */
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
