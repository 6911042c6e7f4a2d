/** The callers of each function, as the template wires them. Nothing here goes by the name of a construct. */
import { account as accountId } from "./assembly/physical.ts";
import type { Resolver } from "./assembly/resolve.ts";
import {
  isObject,
  type JsonObject,
  listOf,
  type Placed,
  resourcesOf,
  type Stack,
} from "./assembly/template.ts";
import { wildcard } from "./aws/policy.ts";

export const parts = ["http", "account", "stream", "tick", "live", "feedback", "keys"] as const;
export type Part = (typeof parts)[number];

/** The addresses to open sockets at, and to write to. */
interface SocketsWiring {
  readonly host: string;
  /** With the stage. */
  readonly path: string;
  /** Of what is done with one socket. */
  readonly arnOf: (socket: string) => string;
}

export interface Wiring {
  /** ARNs of the functions by what calls them. */
  readonly arns: Readonly<Record<Part, string>>;
  readonly mapping: JsonObject;
  /** The custom resource that fills the keys. */
  readonly keys: Placed;
  /** Topics that bounces and complaints of a configuration set go to. */
  readonly topicFor: (event: "BOUNCE" | "COMPLAINT", configurationSet: string | undefined) => string;
  /** The host name of the HTTP API. */
  readonly apiHost: string;
  /** The ARN of the function that answers, by the name of its route. */
  readonly routes: ReadonlyMap<string, string>;
  readonly sockets: SocketsWiring;
}

export function readWiring(stacks: readonly Stack[], resolver: Resolver): Wiring {
  const all = (type: string): { placed: Placed; properties: JsonObject }[] =>
    resourcesOf(stacks, type).map((placed) => ({
      placed,
      properties: resolver.properties(placed.stack, placed.id),
    }));
  const one = (type: string, of: JsonObject = {}): { placed: Placed; properties: JsonObject } => {
    const fits = (properties: JsonObject) => Object.entries(of).every(([k, v]) => properties[k] === v);
    const [found, ...others] = all(type).filter(({ properties }) => fits(properties));
    if (!found || others.length > 0) throw new Error(`The assembly has no ${type}, or more than one.`);
    return found;
  };
  const functionArns = resourcesOf(stacks, "AWS::Lambda::Function").map(
    ({ stack, id }) => resolver.physical(stack, id).attributes["Arn"] ?? "",
  );
  /** The ARN of a function that is named by ARN or by name. */
  const arnOf = (named: unknown): string => {
    const found = functionArns.find((arn) => arn === named || arn.endsWith(`:function:${String(named)}`));
    if (!found) throw new Error(`No function ${String(named)}.`);
    return found;
  };
  const permissions = resourcesOf(stacks, "AWS::Lambda::Permission").map(({ stack, id }) =>
    resolver.properties(stack, id),
  );
  const callable = (arn: string, principal: string, source: string): string => {
    const isAllowed = permissions.some(
      ({ FunctionName, Principal, Action, SourceArn = "*" }) =>
        arnOf(FunctionName) === arn &&
        Principal === principal &&
        Action === "lambda:InvokeFunction" &&
        wildcard(String(SourceArn)).test(source),
    );
    if (!isAllowed) throw new Error(`${principal} may not invoke ${arn} for ${source}.`);
    return arn;
  };

  const api = one("AWS::ApiGatewayV2::Api", { ProtocolType: "HTTP" });
  const { ref: apiId } = resolver.physical(api.placed.stack, api.placed.id);
  const { region } = api.placed.stack;
  const integrated = (target: unknown): JsonObject => {
    const found = all("AWS::ApiGatewayV2::Integration").find(
      ({ placed }) => target === `integrations/${resolver.physical(placed.stack, placed.id).ref}`,
    );
    if (!found) throw new Error(`No integration ${String(target)}.`);
    return found.properties;
  };
  /** The functions that answer, by the names of their routes. */
  const routes = new Map(
    all("AWS::ApiGatewayV2::Route")
      .filter(({ properties }) => properties["ApiId"] === apiId)
      .map(({ properties: { RouteKey, Target } }) => {
        const { PayloadFormatVersion, IntegrationUri } = integrated(Target);
        if (PayloadFormatVersion !== "2.0") throw new Error("The harness plays payload format 2.0.");
        const key = String(RouteKey);
        const source = `arn:aws:execute-api:${region}:${accountId}:${apiId}/$default/${key.replace(" ", "")}`;
        return [key, callable(arnOf(IntegrationUri), "apigateway.amazonaws.com", source)] as const;
      }),
  );
  const http = routes.get("$default") ?? "";
  const [account = "", ...otherAnswering] = new Set([...routes.values()].filter((arn) => arn !== http));
  if (otherAnswering.length > 0) throw new Error("The harness plays two functions for requests.");

  const socketApi = one("AWS::ApiGatewayV2::Api", { ProtocolType: "WEBSOCKET" });
  const { ref: socketApiId } = resolver.physical(socketApi.placed.stack, socketApi.placed.id);
  const { StageName } = one("AWS::ApiGatewayV2::Stage", { ApiId: socketApiId }).properties;
  const socketArn = `arn:aws:execute-api:${region}:${accountId}:${socketApiId}/${String(StageName)}`;
  const socketRoutes = all("AWS::ApiGatewayV2::Route").filter(
    ({ properties }) => properties["ApiId"] === socketApiId,
  );
  const heard = new Set(
    socketRoutes.map(({ properties: { RouteKey, Target } }) => {
      const uri = String(integrated(Target)["IntegrationUri"]);
      const [, arn] = /functions\/(.+)\/invocations$/.exec(uri) ?? [];
      return callable(arnOf(arn), "apigateway.amazonaws.com", `${socketArn}/${String(RouteKey)}`);
    }),
  );
  const [live = "", ...otherLive] = heard;
  if (socketRoutes.length !== 3 || otherLive.length > 0)
    throw new Error("The harness plays one function for sockets.");

  const mapping = one("AWS::Lambda::EventSourceMapping").properties;

  const rule = one("AWS::Events::Rule");
  if (rule.properties["ScheduleExpression"] !== "rate(1 minute)")
    throw new Error("The schedule is not a minute.");
  const [target] = rule.properties["Targets"] as unknown as JsonObject[];
  const ruleArn = resolver.physical(rule.placed.stack, rule.placed.id).attributes["Arn"] ?? "";
  const tick = callable(arnOf(target?.["Arn"]), "events.amazonaws.com", ruleArn);

  const subscriptions = resourcesOf(stacks, "AWS::SNS::Subscription")
    .map(({ stack, id }) => resolver.properties(stack, id))
    .filter(({ Protocol }) => Protocol === "lambda");
  const subscribed = new Set(
    subscriptions.map(({ Endpoint, TopicArn }) =>
      callable(arnOf(Endpoint), "sns.amazonaws.com", String(TopicArn)),
    ),
  );
  const [feedback = "", ...more] = subscribed;
  if (more.length > 0) throw new Error("The harness plays one function for feedback.");

  const [keys, ...otherKeys] = stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources)
      .filter(([, { Type }]) => Type === "Custom::ConsigliereKeys")
      .map(([id, resource]) => ({ stack, id, resource })),
  );
  if (!keys || otherKeys.length > 0) throw new Error("The assembly has no custom resource for the keys.");
  const { ServiceToken } = resolver.properties(keys.stack, keys.id);

  return {
    arns: {
      http,
      account,
      stream: arnOf(mapping["FunctionName"]),
      tick,
      live,
      feedback,
      keys: arnOf(ServiceToken),
    },
    sockets: {
      host: `${socketApiId}.execute-api.${region}.amazonaws.com`,
      path: `/${String(StageName)}`,
      arnOf: (socket) => `${socketArn}/POST/@connections/${socket}`,
    },
    mapping,
    keys,
    routes,
    apiHost: new URL(resolver.physical(api.placed.stack, api.placed.id).attributes["ApiEndpoint"] ?? "").host,
    topicFor: topicsOf(stacks, resolver, new Set(subscriptions.map(({ TopicArn }) => String(TopicArn)))),
  };
}

function topicsOf(
  stacks: readonly Stack[],
  resolver: Resolver,
  subscribed: ReadonlySet<string>,
): Wiring["topicFor"] {
  const destinations = resourcesOf(stacks, "AWS::SES::ConfigurationSetEventDestination").map(
    ({ stack, id }) => resolver.properties(stack, id),
  );
  return (event, configurationSet) => {
    for (const { ConfigurationSetName, EventDestination } of destinations) {
      if (ConfigurationSetName !== configurationSet || !isObject(EventDestination)) continue;
      const { Enabled = true, MatchingEventTypes, SnsDestination } = EventDestination;
      const events = listOf(MatchingEventTypes as string[]).map((type) => type.toUpperCase());
      const topic = isObject(SnsDestination) ? String(SnsDestination["TopicARN"]) : "";
      if (Enabled === true && events.includes(event) && subscribed.has(topic)) return topic;
    }
    throw new Error(`Nobody hears of a ${event} of mail with the configuration set ${configurationSet}.`);
  };
}
