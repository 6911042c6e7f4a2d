import { matchesIn } from "@consigliere/service/follow-up/follow-match";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { columns, section } from "../format/columns.ts";
import { when } from "../format/when.ts";
import { gistOf } from "../operate/kept-feedback.ts";
import type { FeedbackFailure, StreamFailure } from "../target/failure-queue.ts";

/** `failures list` */
export function failuresList(registry: Registry, parent: Command): void {
  const command = parent
    .command("list")
    .summary("parts of the stream and feedback about mail that were given up")
    .description(
      "Lists what the stream function failed on for good, and the matches it is about as long as the stream has the records (24 hours): their dashboards, mails and bots may lag behind. Then the bounces and complaints that the feedback function failed on, each by its address and the carrier's code.",
    );
  does(registry, command, async (job) => {
    const stream = await Promise.all((await job.target.failures.list()).map(streamEntry));
    const feedback = (await job.target.feedbackFailures.list()).map(feedbackEntry);
    job.result({ stream, feedback }, () => textOf(stream, feedback, job.now));
    return DONE;
  });
}

async function streamEntry({ records, ...failure }: StreamFailure) {
  const found = await records();
  return { ...failure, matches: found === null ? null : matchesIn(found) };
}

function feedbackEntry({ notifications, ...failure }: FeedbackFailure) {
  return { ...failure, about: notifications === null ? null : notifications.flatMap(gistOf) };
}

function textOf(
  stream: readonly Awaited<ReturnType<typeof streamEntry>>[],
  feedback: readonly ReturnType<typeof feedbackEntry>[],
  now: Date,
): string {
  const parts: string[] = [];
  if (stream.length > 0) {
    const rows = stream.map(({ id, at, count, matches, reason, place }) => [
      id,
      when(at, now),
      String(count),
      matches === null ? "(no longer in the stream)" : matches.join(", ") || "-",
      reason,
      place,
    ]);
    const heading = ["id", "given up", "records", "matches", "reason", "place"];
    parts.push(section("Stream", columns(heading, rows)));
  }
  if (feedback.length > 0) {
    const rows = feedback.map(({ id, at, about, reason }) => [
      id,
      when(at, now),
      about === null ? "(nobody can read it)" : about.join(", ") || "-",
      reason,
    ]);
    parts.push(section("Feedback about mail", columns(["id", "given up", "about", "reason"], rows)));
  }
  return parts.join("\n\n") || "Nothing was given up.";
}
