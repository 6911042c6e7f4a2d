import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { checkSeal } from "./check-seal.ts";

const secret = "00ff".repeat(16);
const seal = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

it("tells the secret that was sealed from any other", async () => {
  expect(await checkSeal(secret, seal)).toBe(true);
  expect(await checkSeal(secret.replace("ff", "fe"), seal)).toBe(false);
});
