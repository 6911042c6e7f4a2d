import { expect, it } from "vitest";
import { carrierTrouble } from "./carrier-trouble.ts";

const quoting = "550 <friend@example.org>: Email address is not verified";

it.each([
  [Object.assign(new Error(quoting), { code: "EENVELOPE", responseCode: 550 }), "Error EENVELOPE 550"],
  [
    Object.assign(new Error(quoting), { name: "MessageRejected", $metadata: { httpStatusCode: 400 } }),
    "MessageRejected 400",
  ],
  [Object.assign(new TypeError(quoting), { code: "ECONNREFUSED" }), "TypeError ECONNREFUSED"],
  [new Error(quoting), "Error"],
  [quoting, "string"],
])("what is kept of a carrier's error is its name, code and status: case %#", (error, kept) => {
  expect(carrierTrouble(error)).toBe(kept);
});
