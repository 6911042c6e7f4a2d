import { describe, expect, it } from "vitest";
import type { NotificationText } from "../notification-text.ts";
import { spoken } from "./message.ts";

const reader = { locale: "en" } as const;
const plain: NotificationText = {
  heading: "Your decision: Crooks with Ben",
  lines: ["Hire a crook, or pass?", "Best free target: City Bank (9).", "Answer by noon", "And more"],
  links: [],
};
const contract: NotificationText = {
  ...plain,
  headline: "Ben plays Contract on your Joe. Counter the Contract?",
  lines: ["Ben plays Contract on your Joe. Counter the Contract?", "Answer by noon"],
};

describe("what a device shows", () => {
  it("is what happened, then at which table, what is asked that was not said, and by when", async () => {
    expect(await spoken(reader, [contract])).toEqual({
      title: "Ben plays Contract on your Joe.",
      body: "Counter the Contract?\nYour decision: Crooks with Ben\nAnswer by noon",
    });
  });

  it("goes on below where a title has no room, and says nothing twice", async () => {
    const headline = "Ben plays Contract on the lot of your mobsters, twice";
    expect(await spoken(reader, [{ ...contract, headline }])).toMatchObject({
      title: "Ben plays Contract on the lot of your…",
      body: expect.stringMatching(/^…mobsters, twice\nYour decision: Crooks with Ben\n/),
    });
    const heading = "Your decision: Nothing Personal with Ben, Cleo and Dan";
    expect(await spoken(reader, [{ ...plain, heading }])).toMatchObject({
      title: expect.stringMatching(/^Your decision: Nothing Personal with…$/),
      body: expect.stringMatching(/^…Ben, Cleo and Dan\nHire a crook/),
    });
  });

  it("is what is asked where nothing happened that is worth a headline", async () => {
    expect(await spoken(reader, [plain])).toEqual({
      title: "Your decision: Crooks with Ben",
      body: "Hire a crook, or pass?\nBest free target: City Bank (9).\nAnswer by noon",
    });
  });

  it("of several tables is what each is about", async () => {
    const { title, body } = await spoken(reader, [contract, plain]);
    expect(title).toContain("2");
    expect(body).toBe("Your decision: Crooks with Ben\nYour decision: Crooks with Ben");
  });
});
