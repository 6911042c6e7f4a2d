import { Stack, type StackProps } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import { hasZone, type Stage } from "../../config/stage.ts";
import { Keys } from "../constructs/keys.ts";
import { MailIdentity } from "../constructs/mail-identity.ts";
import { createTable } from "../constructs/table.ts";

export interface StateStackProps extends StackProps {
  readonly stage: Stage;
  readonly functionFolder: string;
}

/** Everything that cannot be made again: matches and people, keys, the reputation of the mail domain. */
export class StateStack extends Stack {
  readonly table: ITable;
  readonly streamArn: string;
  readonly keysMaker: IFunction;

  constructor(scope: Construct, id: string, { stage, functionFolder, ...props }: StateStackProps) {
    super(scope, id, props);
    const { domain, region } = stage;
    const table = createTable(this, "Table", stage);
    this.table = table;
    this.streamArn = streamOf(table);
    this.keysMaker = new Keys(this, "Keys", { stage, functionFolder }).maker;
    if (hasZone(domain)) {
      const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", {
        hostedZoneId: domain.zoneId,
        zoneName: domain.zoneName,
      });
      new MailIdentity(this, "MailIdentity", { domain, zone, region });
    }
  }
}

function streamOf({ tableStreamArn }: ITable): string {
  if (tableStreamArn === undefined) throw new Error("the table has no stream");
  return tableStreamArn;
}
