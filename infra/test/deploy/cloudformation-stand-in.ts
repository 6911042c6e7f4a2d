/** A stack as CloudFormation stores it. Without a status it exists only as a change set under review. */
interface StackState {
  status: string;
  template: string;
  isProtected: boolean;
  changeSets: Map<string, ChangeSet>;
}

interface ChangeSet {
  readonly template: string;
  /** Why it cannot be executed: there is nothing to do, or it needs something that does not exist. */
  readonly fault?: string | undefined;
}

interface Request {
  readonly action: string;
  readonly body: string;
}

interface Reply {
  readonly status?: number;
  readonly xml: string;
}

/** The parts of CloudFormation that a rollout needs. A stack has the last executed template, at once. */
export class CloudFormationStandIn {
  readonly stacks = new Map<string, StackState>();
  /** Templates by the path to which they were uploaded. */
  readonly #uploads: ReadonlyMap<string, string>;

  constructor(uploads: ReadonlyMap<string, string>) {
    this.#uploads = uploads;
  }

  /** A stack as somebody has left it. */
  leave(name: string, { status = "CREATE_COMPLETE", isProtected = false, template = "{}" } = {}): void {
    this.stacks.set(name, { status, isProtected, template, changeSets: new Map() });
  }

  answer({ action, body }: Request): Reply {
    const given = new URLSearchParams(body);
    const name = nameOf(given.get("StackName") ?? "");
    if (action === "DeleteStack" && this.stacks.get(name)?.isProtected)
      return refusal(
        "ValidationError",
        `Stack [${name}] cannot be deleted while TerminationProtection is enabled`,
      );
    const result = this.#result(action, name, given);
    if (result === undefined) {
      const isMissing = this.stacks.has(name) && given.has("ChangeSetName");
      return isMissing
        ? refusal("ChangeSetNotFound", `ChangeSet [${given.get("ChangeSetName")}] does not exist`)
        : refusal("ValidationError", `Stack with id ${given.get("StackName")} does not exist`);
    }
    return {
      xml: `<${action}Response xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><${action}Result>${result}</${action}Result></${action}Response>`,
    };
  }

  #result(action: string, name: string, given: URLSearchParams): string | undefined {
    if (action === "CreateChangeSet") return this.#create(name, given);
    const stack = this.stacks.get(name);
    if (!stack) return undefined;
    const changeSet = given.get("ChangeSetName")?.split("/").at(-2) ?? given.get("ChangeSetName") ?? "";
    switch (action) {
      case "DescribeStacks":
        return `<Stacks><member>${describe(name, stack)}</member></Stacks>`;
      case "GetTemplate":
        return `<TemplateBody>${escapeXml(stack.template)}</TemplateBody>`;
      case "DescribeChangeSet":
        return describeChangeSet(name, stack, changeSet);
      case "DeleteChangeSet":
        stack.changeSets.delete(changeSet);
        return "";
      case "ExecuteChangeSet":
        return execute(stack, changeSet);
      case "UpdateTerminationProtection":
        stack.isProtected = given.get("EnableTerminationProtection") === "true";
        return `<StackId>${stackArn(name)}</StackId>`;
      case "DeleteStack":
        this.stacks.delete(name);
        return "";
      case "ListStackResources":
        return "<StackResourceSummaries></StackResourceSummaries>";
      case "DescribeStackEvents":
        return "<StackEvents></StackEvents>";
      default:
        return undefined;
    }
  }

  #create(name: string, given: URLSearchParams): string {
    const stack = this.stacks.get(name) ?? {
      status: "REVIEW_IN_PROGRESS",
      template: "{}",
      isProtected: false,
      changeSets: new Map(),
    };
    this.stacks.set(name, stack);
    const url = given.get("TemplateURL");
    const template =
      given.get("TemplateBody") ?? this.#uploads.get(url === null ? "" : new URL(url).pathname) ?? "";
    const changeSet = given.get("ChangeSetName") ?? "";
    const fault = sameJson(template, stack.template)
      ? "The submitted information didn't contain changes."
      : this.#missingExport(template);
    stack.changeSets.set(changeSet, { template, fault });
    return `<Id>${changeSetArn(name, changeSet)}</Id><StackId>${stackArn(name)}</StackId>`;
  }

  #missingExport(template: string): string | undefined {
    const deployed = [...this.stacks.values()].map((stack) => compact(stack.template)).join();
    const imports = [...template.matchAll(/"Fn::ImportValue":\s*"([^"]+)"/g)].map(([, name]) => name ?? "");
    const missing = imports.find((name) => !deployed.includes(`"Name":${JSON.stringify(name)}`));
    return missing === undefined ? undefined : `No export named ${missing} found`;
  }
}

function refusal(code: string, message: string): Reply {
  return {
    status: code === "ChangeSetNotFound" ? 404 : 400,
    xml: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  };
}

function execute(stack: StackState, changeSet: string): string | undefined {
  const found = stack.changeSets.get(changeSet);
  if (!found) return undefined;
  stack.template = found.template;
  stack.status = stack.status === "REVIEW_IN_PROGRESS" ? "CREATE_COMPLETE" : "UPDATE_COMPLETE";
  stack.changeSets.clear();
  return "";
}

function describe(name: string, { status, template, isProtected }: StackState): string {
  const { Outputs = {} } = JSON.parse(template) as { Outputs?: Record<string, { Value: unknown }> };
  const outputs = Object.entries(Outputs).map(
    ([key, { Value }]) =>
      `<member><OutputKey>${key}</OutputKey><OutputValue>${escapeXml(String(Value))}</OutputValue></member>`,
  );
  return `<StackId>${stackArn(name)}</StackId><StackName>${name}</StackName><StackStatus>${status}</StackStatus><CreationTime>2026-11-21T00:00:00Z</CreationTime><EnableTerminationProtection>${isProtected}</EnableTerminationProtection><Outputs>${outputs.join("")}</Outputs>`;
}

function describeChangeSet(name: string, stack: StackState, changeSet: string): string | undefined {
  const found = stack.changeSets.get(changeSet);
  if (!found) return undefined;
  const state = found.fault
    ? `<Status>FAILED</Status><StatusReason>${found.fault}</StatusReason><ExecutionStatus>UNAVAILABLE</ExecutionStatus>`
    : "<Status>CREATE_COMPLETE</Status><ExecutionStatus>AVAILABLE</ExecutionStatus>";
  const { Resources = {} } = JSON.parse(found.template) as { Resources?: Record<string, { Type: string }> };
  const changes = Object.entries(found.fault ? {} : Resources).map(
    ([id, { Type }]) =>
      `<member><Type>Resource</Type><ResourceChange><Action>Add</Action><LogicalResourceId>${id}</LogicalResourceId><ResourceType>${Type}</ResourceType></ResourceChange></member>`,
  );
  return `<ChangeSetName>${changeSet}</ChangeSetName><ChangeSetId>${changeSetArn(name, changeSet)}</ChangeSetId><StackId>${stackArn(name)}</StackId><StackName>${name}</StackName>${state}<Changes>${changes.join("")}</Changes>`;
}

const prefix = "arn:aws:cloudformation:eu-central-1:111122223333";
const stackArn = (name: string) => `${prefix}:stack/${name}/1`;
const changeSetArn = (stack: string, name: string) => `${prefix}:changeSet/${name}/${stack}`;

/** Stacks are named by their name or their ARN. */
function nameOf(nameOrArn: string): string {
  return nameOrArn.startsWith("arn:") ? (nameOrArn.split("/")[1] ?? "") : nameOrArn;
}

function sameJson(a: string, b: string): boolean {
  return compact(a) === compact(b);
}

function compact(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
