import { Aws, CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { hasZone, type Stage } from "../../config/stage.ts";
import { Alarms } from "../constructs/alarms.ts";
import { createBudget } from "../constructs/budget.ts";
import { createDashboard } from "../constructs/dashboard.ts";
import { DomainRecords } from "../constructs/domain-records.ts";
import { createFailureQueue } from "../constructs/failure-queue.ts";
import { Functions } from "../constructs/functions.ts";
import { HttpApi } from "../constructs/http-api.ts";
import { keysParameterOf, originProof } from "../constructs/keys.ts";
import { Mail } from "../constructs/mail.ts";
import { metricsOf } from "../constructs/metrics.ts";
import { callEveryMinute } from "../constructs/schedule.ts";
import { Site } from "../constructs/site.ts";
import { Sockets } from "../constructs/sockets.ts";
import { StreamDelivery } from "../constructs/stream-delivery.ts";

export interface ServiceStackProps extends StackProps {
  readonly stage: Stage;
  readonly functionFolder: string;
  /** The exported web app. */
  readonly siteFolder: string;
  readonly table: ITable;
  readonly streamArn: string;
  readonly keysMaker: IFunction;
  /** Made for the stage's domain in us-east-1. */
  readonly certificate?: ICertificate;
  readonly webAclArn?: string;
}

/** Everything that can be made again: functions and their callers, pages, mail, alarms. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, props: ServiceStackProps) {
    super(scope, id, props);
    const { stage, table } = props;
    const { domain } = stage;
    const api = new HttpApi(this, "HttpApi", { stage });
    const sockets = new Sockets(this, "Sockets", { stage });
    const site = new Site(this, "Site", {
      stage,
      folder: props.siteFolder,
      apiHost: api.host,
      socketsHost: sockets.host,
      originProof: originProof(this, stage, props.keysMaker),
      certificate: this.certificateOf(props),
      webAclArn: props.webAclArn,
    });
    if (hasZone(domain))
      new DomainRecords(this, "DomainRecords", { domain, distribution: site.distribution });

    const mail = new Mail(this, "Mail");
    const failures = createFailureQueue(this, "Failures");
    const functions = new Functions(this, "Functions", {
      functionFolder: props.functionFolder,
      streamArn: props.streamArn,
      stage,
      url: site.url,
      table,
      mail,
      sockets,
      failures,
    });
    api.answerWith(functions);
    sockets.answerWith(functions.live);
    site.fillAfter(functions);
    new StreamDelivery(this, "StreamDelivery", {
      streamArn: props.streamArn,
      to: functions.stream,
      failures,
    });
    callEveryMinute(this, functions.tick);
    mail.report(functions.feedback, { failures });

    const metrics = metricsOf({
      stageName: stage.name,
      api: api.api,
      functions,
      table,
      failures,
      configurationSetName: mail.configurationSetName,
    });
    const alarms = new Alarms(this, "Alarms", { stage, metrics });
    createDashboard(this, { stage, metrics, alarms: alarms.all });
    createBudget(this, stage);

    this.tell({
      Url: site.url,
      Region: Aws.REGION,
      TableName: table.tableName,
      KeysParameter: keysParameterOf(stage),
      FailuresUrl: failures.queueUrl,
      ...(stage.requestsAtOnce && { RequestsAtOnce: String(stage.requestsAtOnce) }),
      DistributionId: site.distribution.distributionId,
      DistributionDomainName: site.distribution.distributionDomainName,
      MailFrom: stage.mail.from,
      MailConfigurationSet: mail.configurationSetName,
    });
  }

  private certificateOf({ stage: { domain }, certificate }: ServiceStackProps): ICertificate | undefined {
    if (domain === undefined || hasZone(domain)) return certificate;
    return Certificate.fromCertificateArn(this, "Certificate", domain.certificateArn);
  }

  /** Outputs for `npm run ops`, the deploy command and people. */
  private tell(outputs: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
