import { describe, expect, it } from "vitest";
import { sesAutomaticReply, sesBounce, sesComplaint, sesReject } from "../../../testing/ses.ts";
import { readSesEvent } from "./ses-event.ts";

const happening = { email: "ann@mob.test", at: "2026-03-01T12:00:00.000Z", id: "f1" };
const heard = (kind: string, reason: string) => ({
  kind: "about-addresses",
  heard: [{ email: "ann@mob.test", feedback: { id: "f1", kind, at: happening.at, reason } }],
});

describe("an event of SES", () => {
  it.each([
    ["Permanent", "NoEmail", "lost"],
    ["Permanent", "Suppressed", "lost"],
    ["Permanent", "OnAccountSuppressionList", "lost"],
    ["Transient", "MailboxFull", "passing"],
    ["Undetermined", "Undetermined", "passing"],
  ] as const)("that is a bounce, %s/%s, says that the mail is %s", (type, subType, kind) => {
    expect(readSesEvent(sesBounce(happening, type, subType))).toEqual(heard(kind, `${type}/${subType}`));
  });

  it("that tells of an automatic reply says nothing: the mail arrived", () => {
    expect(readSesEvent(sesAutomaticReply(happening))).toEqual({ kind: "nothing" });
  });

  it("that is a complaint says so, except where it is praise", () => {
    expect(readSesEvent(sesComplaint(happening))).toEqual(heard("complaint", "Complaint/abuse"));
    expect(readSesEvent(sesComplaint(happening, undefined))).toEqual(heard("complaint", "Complaint/abuse"));
    expect(readSesEvent(sesComplaint(happening, "not-spam"))).toEqual({ kind: "nothing" });
  });

  it("that is a rejection names the mail", () => {
    expect(readSesEvent(sesReject(happening))).toMatchObject({ kind: "rejected", reason: "Bad content" });
  });

  it("finds the address in what surrounds it, and the time in any zone", () => {
    const odd = { ...happening, email: "Ann <ann@mob.test>", at: "2026-03-01T21:00:00+09:00" };
    expect(readSesEvent(sesBounce(odd, "Permanent"))).toEqual(heard("lost", "Permanent/General"));
  });

  it("that greets a new topic says nothing", () => {
    const greeting = "Successfully validated SNS topic for Amazon SES event publishing.";
    expect(readSesEvent(greeting)).toEqual({ kind: "nothing" });
  });

  it.each([
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"eventType":"Delivery","mail":{}}',
    '{"eventType":"Bounce"}',
    '{"eventType":"Bounce","bounce":{"feedbackId":"f1","bounceType":"Odd","bouncedRecipients":[]}}',
    sesBounce({ ...happening, at: "yesterday" }, "Permanent"),
  ])("that is malformed (%j) is unreadable, and what it holds is not repeated", (message) => {
    const read = readSesEvent(message);
    expect(read.kind).toBe("unreadable");
    expect(JSON.stringify(read)).not.toContain("mob.test");
  });
});
