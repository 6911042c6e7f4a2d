import { Duration } from "aws-cdk-lib";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

/** After this time, a bounce notice is put aside. */
export const feedbackRetries = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

/** Sends mail and follows what happens to it: bounces and complaints come back as messages. */
export class Mail extends Construct {
  readonly configurationSetName: string;
  private readonly topics: readonly Topic[];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const set = new ConfigurationSet(this, "ConfigurationSet", {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // We hold back notifications to addresses that bounce or complain ourselves. SES would also hold back sign-in
      // mails. Their readers ask for these, and a repaired mailbox proves itself by them.
      disableSuppressionList: true,
    });
    this.configurationSetName = set.configurationSetName;
    const tell = (name: string, ...events: EmailSendingEvent[]) => {
      const topic = new Topic(this, name, { enforceSSL: true });
      set.addEventDestination(`To${name}`, { destination: EventDestination.snsTopic(topic), events });
      return topic;
    };
    this.topics = [
      tell("Bounces", EmailSendingEvent.BOUNCE, EmailSendingEvent.REJECT),
      tell("Complaints", EmailSendingEvent.COMPLAINT),
    ];
  }

  /** Lets a function receive every bounce and complaint. */
  report(to: IFunction, { failures }: { readonly failures: IQueue }): void {
    for (const topic of this.topics) {
      topic.addSubscription(new LambdaSubscription(to, { deadLetterQueue: failures }));
    }
  }
}
