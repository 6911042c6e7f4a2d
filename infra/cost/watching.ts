import { functions } from "@consigliere/api/functions";
import type { CallName, Inputs } from "./inputs.ts";
import { billedMilliseconds, functionOf, lookSeconds, messagesPerPing, pingSeconds } from "./volume.ts";

const million = 1_000_000;

/**
 * US dollars for 1,000 hours in which one page is open at a match that is played as usual: requests, messages through
 * the socket, and the database. Free amounts are not taken off; logs, traces and pages are left out.
 */
export function watchingDollars(inputs: Inputs): number {
  const { prices, usage } = inputs;
  const seconds = 1_000 * 3_600;
  const changes = (usage.answersPerDay * seconds) / 86_400;
  const pings = seconds / pingSeconds;
  const { requestPerMillion, messagePerMillion, connectionMinutePerMillion } = prices.apiGateway;
  const edge = prices.cloudFront.requestPerMillion + prices.cloudFront.functionPerMillion;
  const look = dollarsOf("look", inputs) + (requestPerMillion + edge) / million;
  const ping = dollarsOf("ping", inputs) + (messagesPerPing * messagePerMillion) / million;
  return (
    (seconds / lookSeconds + changes) * look +
    pings * ping +
    (changes * messagePerMillion + (seconds / 60) * connectionMinutePerMillion) / million
  );
}

/** The cost of one call: the function's time and the database. */
function dollarsOf(name: CallName, inputs: Inputs): number {
  const { prices, measured } = inputs;
  const { reads, writes } = measured.calls[name];
  const gigabytes = functions[functionOf[name]].memoryMegabytes / 1024;
  const seconds = billedMilliseconds(name, inputs) / 1000;
  return (
    seconds * gigabytes * prices.lambda.armPerGbSecond +
    (prices.lambda.requestPerMillion +
      reads * prices.dynamodb.readPerMillion +
      writes * prices.dynamodb.writePerMillion) /
      million
  );
}
