import { type FunctionName, functionNames } from "@consigliere/api/functions";
import { type TablePart, tableAccess } from "@consigliere/store/access";
import { describe, expect, it } from "vitest";
import { type Resource, shapeNames, shapeOf } from "./support/shapes.ts";

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: Record<string, Record<string, string | string[]>>;
}

interface RoleProperties {
  readonly Policies?: { readonly PolicyDocument: { readonly Statement: Statement[] } }[];
}

const shape = shapeOf("zone");
const service = shape.resources();
const list = <T>(one: T | T[]): T[] => [one].flat() as T[];
const actionsOf = (statement: Statement) => list(statement.Action);
const statementsOf = ({ Properties }: Resource) =>
  ((Properties as RoleProperties).Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

/** The function for a part, and its role. */
function made(name: FunctionName): { function: Resource; role: Resource } {
  const found = service.find(
    ({ Type, Properties }) =>
      Type === "AWS::Lambda::Function" && String(Properties["Description"]) === `Consigliere prod: ${name}`,
  );
  const roleId = (found?.Properties["Role"] as { "Fn::GetAtt": [string] } | undefined)?.["Fn::GetAtt"][0];
  const role = service.find(({ id, part }) => id === roleId && part === found?.part);
  if (!found || !role) throw new Error(`no function ${name}`);
  return { function: found, role };
}

const statements = (name: FunctionName) => statementsOf(made(name).role);
const allActions = (name: FunctionName) => statements(name).flatMap(actionsOf);

describe.each(shapeNames)("every role of shape %s", (name) => {
  const roles = shapeOf(name).resources("AWS::IAM::Role");

  it("names its actions one by one", () => {
    const wild = roles
      .flatMap(statementsOf)
      .flatMap(actionsOf)
      .filter((action) => action.includes("*"));
    expect(wild).toEqual([]);
  });

  it("names what it may touch, but for X-Ray, which has no names", () => {
    const everywhere = roles.flatMap(statementsOf).filter(({ Resource }) => list(Resource).includes("*"));
    expect(everywhere.flatMap(actionsOf).filter((action) => !action.startsWith("xray:"))).toEqual([]);
  });

  it("stays as it is when files change: IAM would hear of it later than those who read them", () => {
    expect(JSON.stringify(roles.map(({ Properties }) => Properties))).not.toMatch(/[0-9a-f]{32}/);
  });

  it("gets nothing more from elsewhere", () => {
    expect(shapeOf(name).resources("AWS::IAM::Policy")).toEqual([]);
    expect(shapeOf(name).resources("AWS::IAM::ManagedPolicy")).toEqual([]);
  });
});

describe.each(functionNames)("the function %s", (name) => {
  it("has a role that nobody else has, without managed policies", () => {
    const { role } = made(name);
    const sharing = functionNames.filter((other) => made(other).role.id === role.id);
    expect(sharing).toEqual([name]);
    expect(role.Properties).not.toHaveProperty("ManagedPolicyArns");
  });

  it("writes one log, its own", () => {
    const [logs, ...more] = statements(name).filter((s) => actionsOf(s).some((a) => a.startsWith("logs:")));
    const { LoggingConfig } = made(name).function.Properties as {
      LoggingConfig: { LogGroup: { Ref: string } };
    };
    expect(more).toEqual([]);
    expect(logs?.Resource).toEqual({ "Fn::GetAtt": [LoggingConfig.LogGroup.Ref, "Arn"] });
  });

  it("is told nothing secret by its environment", () => {
    const { Environment } = made(name).function.Properties as {
      Environment: { Variables: Record<string, unknown> };
    };
    expect(JSON.stringify(Environment)).not.toContain("resolve:");
    const open =
      /^(STAGE|NODE_(ENV|OPTIONS)|TABLE_NAME|BASE_URL|SOCKETS_URL|BEACON_URL|MAIL_FROM|POWERTOOLS_.*)$/;
    const others = Object.keys(Environment.Variables).filter((key) => !open.test(key));
    const expected = { feedback: [], keys: ["KEYS_PARAMETER"] } as Partial<Record<FunctionName, string[]>>;
    expect(others.sort()).toEqual(expected[name] ?? ["KEYS_PARAMETER", "MAIL_CONFIGURATION_SET"]);
  });
});

describe.each(Object.keys(tableAccess) as TablePart[])("the table, for %s,", (part) => {
  const onTable = statements(part).filter((s) =>
    actionsOf(s).some((a) => /^dynamodb:(?!.*Stream|GetRecords|GetShard)/.test(a)),
  );

  it("is open by partitions only, and never to be scanned", () => {
    expect(onTable.length).toBeGreaterThan(0);
    for (const { Condition } of onTable) {
      expect(list(Condition?.["ForAllValues:StringLike"]?.["dynamodb:LeadingKeys"] ?? [])).not.toHaveLength(
        0,
      );
    }
    const item = /^dynamodb:((Get|BatchGet|Put|Update|Delete)Item|Query|PartiQL(Insert|Update|Delete))$/;
    expect(onTable.flatMap(actionsOf).filter((action) => !item.test(action))).toEqual([]);
  });

  it("has each action in one statement per resource, since a transaction may be judged by all its keys", () => {
    const named = onTable.flatMap((s) => actionsOf(s).map((a) => `${a} ${JSON.stringify(s.Resource)}`));
    expect(new Set(named).size).toBe(named.length);
  });

  it("allows exactly what access.ts says", () => {
    const said = tableAccess[part].table.flatMap((grant) =>
      grant.actions.flatMap((action) => grant.partitions.map((p) => `${action} ${p}`)),
    );
    const found = onTable
      .filter(({ Resource }) => !JSON.stringify(Resource).includes("/index/"))
      .flatMap((s) =>
        actionsOf(s).flatMap((action) =>
          list(s.Condition?.["ForAllValues:StringLike"]?.["dynamodb:LeadingKeys"] ?? []).map(
            (p) => `${action.replace("dynamodb:", "")} ${p}`,
          ),
        ),
      );
    expect(found.sort()).toEqual([...new Set(said)].sort());
  });
});

describe("what only some may do", () => {
  it("credentials are for account alone, and sessions for http besides; tick sees whether one still runs", () => {
    const expected = {
      http: ["AUTH#session*", "AUTH#user#*"],
      stream: ["AUTH#user#*"],
      // Ids alone: no session is in there.
      tick: ["AUTH#sessions-of#*", "AUTH#user#*"],
      live: [],
      feedback: [],
    } as const;
    for (const part of ["http", "stream", "tick", "live", "feedback"] as const) {
      const keys = JSON.stringify(statements(part).map(({ Condition }) => Condition ?? {}));
      expect([...new Set(keys.match(/AUTH#[^"]*/g))].sort()).toEqual(expected[part]);
    }
  });

  it("keys are read by those who sign or check, and written while deploying", () => {
    const readers = functionNames.filter((name) => allActions(name).includes("ssm:GetParameter"));
    const writers = functionNames.filter((name) => allActions(name).includes("ssm:PutParameter"));
    expect(readers).toEqual(["http", "account", "stream", "tick", "live", "keys"]);
    expect(writers).toEqual(["keys"]);
    for (const name of readers) {
      const onKeys = statements(name).filter((s) => actionsOf(s).some((action) => action.startsWith("ssm:")));
      for (const { Resource } of onKeys)
        expect(JSON.stringify(Resource)).toContain(':parameter/consigliere/prod/keys"');
    }
  });

  it("open pages are told by stream, through the sockets of this stage", () => {
    const told = functionNames.filter((name) => allActions(name).includes("execute-api:ManageConnections"));
    expect(told).toEqual(["stream"]);
    const [post] = statements("stream").filter((s) => actionsOf(s).includes("execute-api:ManageConnections"));
    const api = service.find(({ Type, Properties }) => {
      return Type === "AWS::ApiGatewayV2::Api" && Properties["ProtocolType"] === "WEBSOCKET";
    });
    expect(JSON.stringify(post?.Resource)).toContain(`{"Ref":"${api?.id}"},"/live/POST/@connections/*"`);
  });

  it("mail is sent from our address, by account and tick", () => {
    const senders = functionNames.filter((name) => allActions(name).includes("ses:SendEmail"));
    expect(senders).toEqual(["account", "tick"]);
    for (const name of senders) {
      const [send] = statements(name).filter((s) => actionsOf(s).includes("ses:SendEmail"));
      expect(send?.Condition).toEqual({ StringEquals: { "ses:FromAddress": "office@mob.example.net" } });
      expect(JSON.stringify(send?.Resource)).toContain(":identity/mob.example.net");
      expect(JSON.stringify(send?.Resource)).toContain(":configuration-set/");
    }
  });
});
