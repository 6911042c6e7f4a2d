/** The OpenAPI 3.1 document, made from the endpoints of the contract. */
import { type Endpoint, problemsOfAccess } from "@consigliere/contract/endpoint";
import { type ProblemCode, problemSchema, statusOf } from "@consigliere/contract/problems";
import * as z from "zod";

type Schema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly "application/json": { readonly schema: Schema } };
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Schema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: Schema;
}

export interface OpenApi {
  readonly openapi: "3.1.1";
  readonly info: Schema & { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schema; readonly securitySchemes: Schema };
}

const EVERYWHERE: readonly ProblemCode[] = [
  "request/invalid",
  "request/foreign-origin",
  "request/wrong-address",
  "server/failed",
];
const WITH_BODY: readonly ProblemCode[] = [
  "request/malformed-json",
  "request/unfit-name",
  "request/too-large",
];

/** What the endpoints of each area are for. */
const TAGS: Readonly<Record<Endpoint["area"], string>> = {
  account: "People, sessions, addresses, devices and preferences.",
  games: "The games that can be played here.",
  lobby: "Matches before the first card.",
  clubs: "Friends who play together, their results and seasons.",
  play: "Matches from the first card on: views, answers, plans, orders and proofs.",
  talk: "Letters between those at a table.",
  links: "Opening the links of messages.",
};

/** The means by which a caller is let in. */
const SECURITY: Readonly<Record<Endpoint["access"], Operation["security"]>> = {
  anybody: [],
  "signed-in": [{ session: [] }],
  "at-table": [{ session: [] }, { token: [] }, { tableKey: [] }],
};

export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>, baseUrl: string): OpenApi {
  const schemas: Record<string, unknown> = {};
  const write = schemaWriter(schemas);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint, write);
    paths[endpoint.path] = operations;
  }
  write(problemSchema, "output");
  return {
    openapi: "3.1.1",
    info: {
      title: "Consigliere",
      version: "1",
      description:
        "Play mob games with friends over days. Refusals are application/problem+json with stable codes.",
      contact: { name: "Those who run this instance", url: baseUrl },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "consigliere.session_token" },
        token: {
          type: "http",
          scheme: "bearer",
          description:
            "An access token from the profile page, for scripts of one's own. It is good at the matches that it names.",
        },
        tableKey: {
          type: "apiKey",
          in: "cookie",
          name: "consigliere.tables",
          description: "What opening a table by the link of a message leaves in a browser.",
        },
      },
    },
  };
}

type WriteSchema = (schema: z.ZodType, io: "input" | "output") => Schema;

/** Writes schemas down. Those with an id are written once, as components that the others refer to. */
function schemaWriter(components: Record<string, unknown>): WriteSchema {
  return (schema, io) => {
    // Wrapped, so that a schema with its own id becomes a reference too.
    const settings = { io, unrepresentable: "any", override: spellOut } as const;
    const written = JSON.stringify(z.toJSONSchema(z.object({ it: schema }), settings));
    const { properties, $defs = {} } = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [id, definition] of Object.entries($defs)) components[id] ??= definition;
    return properties.it;
  };
}

/** Writes what generators of clients pass over in the form that they know: records with named keys, and tuples. */
function spellOut({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, prefixItems } = jsonSchema;
  const keys = typeof propertyNames === "object" ? propertyNames.enum : undefined;
  if (keys !== undefined && additionalProperties !== undefined) {
    jsonSchema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
    jsonSchema.additionalProperties = false;
    delete jsonSchema.propertyNames;
  }
  const places = prefixItems?.filter((place) => typeof place === "object");
  if (places !== undefined) jsonSchema.items = { anyOf: places };
}

/** `readMe` as a title: "Read me". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function operationOf(name: string, endpoint: Endpoint, write: WriteSchema): Operation {
  const { params, query, body } = endpoint;
  return {
    operationId: name,
    summary: titleOf(name),
    description: endpoint.summary,
    tags: [endpoint.area],
    security: SECURITY[endpoint.access],
    parameters: [
      ...(params === undefined ? [] : parametersOf(params, "path", write)),
      ...(query === undefined ? [] : parametersOf(query, "query", write)),
    ],
    ...(body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { "application/json": { schema: write(body, "input") } } },
        }),
    responses: responsesOf(endpoint, write),
  };
}

function parametersOf(schema: z.ZodObject, place: Parameter["in"], write: WriteSchema): Parameter[] {
  const { properties = {}, required = [] } = write(schema, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

function responsesOf(endpoint: Endpoint, write: WriteSchema): Operation["responses"] {
  const { response, media = "application/json", status = 200, problems, body } = endpoint;
  const success =
    response === undefined
      ? { [status === 200 ? 204 : status]: { description: "Done." } }
      : {
          [status]: {
            description: "Done.",
            content: { [media]: { schema: write(response, "output") } },
          },
        };
  const codes = [
    ...problemsOfAccess(endpoint),
    ...problems,
    ...EVERYWHERE,
    ...(body === undefined ? [] : WITH_BODY),
  ];
  const byStatus = Object.groupBy(codes, (code) => String(statusOf(code)));
  const schema = write(problemSchema, "output");
  const refusals = Object.entries(byStatus).map(([refused, group = []]) => [
    refused,
    { description: [...new Set(group)].join(", "), content: { "application/problem+json": { schema } } },
  ]);
  return { ...success, ...Object.fromEntries(refusals) };
}
