import { createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createMailer } from "../src/mailer.ts";
import { localServer, type Received } from "./local-server.ts";

beforeEach(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const mail = {
  to: "bob@mob.test",
  subject: "あなたの決断です",
  html: "<p>Decide</p>",
  text: "Decide",
  headers: {
    "List-Unsubscribe": "<https://house.test/api/unsubscribe?token=t&scope=all>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
  },
};

interface SesRequest {
  readonly Content: { readonly Raw: { readonly Data: string } };
  readonly ConfigurationSetName?: string;
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
}

const mailerFor = (mailConfigurationSet: string | null, smtpUrl: string | null = null, patienceMs = 10_000) =>
  createMailer(
    {
      mailFrom: "Consigliere <desk@house.test>",
      smtpUrl,
      mailConfigurationSet,
      table: { region: "eu-central-1", tableName: "house" },
    },
    undefined,
    patienceMs,
  );

/** Replaces SES and gives the same answer to everything. */
async function ses(answer: Parameters<typeof localServer>[0]) {
  const { url, received } = await localServer(answer);
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", url);
  return received;
}

const bodyOf = (received: Received | undefined) => JSON.parse(received?.body ?? "{}") as SesRequest;

it("hands SES the whole message, with the unsubscribe headers, under the configuration set", async () => {
  const received = await ses(() => ({ body: { MessageId: "1" } }));
  await mailerFor("house-mails").send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: "POST", url: "/v2/email/outbound-emails" });
  const sent = bodyOf(received[0]);
  expect(sent.ConfigurationSetName).toBe("house-mails");
  expect(sent.FromEmailAddress).toContain("desk@house.test");
  expect(sent.Destination.ToAddresses).toEqual(["bob@mob.test"]);
  const raw = Buffer.from(sent.Content.Raw.Data, "base64").toString();
  expect(raw).toContain("From: Consigliere <desk@house.test>\r\n");
  expect(raw).toContain("To: bob@mob.test\r\n");
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(raw).toContain("List-Unsubscribe: <https://house.test/api/unsubscribe?token=t&scope=all>\r\n");
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(raw).toContain("Auto-Submitted: auto-generated\r\n");
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(raw).toContain("<p>Decide</p>");
});

it("says in place of a recipient where a reply would go, at the sender's own address", async () => {
  const received = await ses(() => ({ body: { MessageId: "1" } }));
  await mailerFor(null).send({ ...mail, repliesTo: "Replies are not read." });
  await mailerFor(null).send(mail);
  const [says, plain] = received.map((one) => Buffer.from(bodyOf(one).Content.Raw.Data, "base64").toString());
  expect(says).toContain('Reply-To: "Replies are not read." <desk@house.test>\r\n');
  expect(plain).toContain("Reply-To: Consigliere <desk@house.test>\r\n");
});

it("names no configuration set where there is none", async () => {
  const received = await ses(() => ({ body: { MessageId: "1" } }));
  await mailerFor(null).send(mail);
  expect(bodyOf(received[0])).not.toHaveProperty("ConfigurationSetName");
});

it("throws when SES does not take the mail", async () => {
  const message = "Email address is not verified.";
  await ses(() => ({ status: 400, body: { __type: "MessageRejected", message } }));
  await expect(mailerFor(null).send(mail)).rejects.toThrow(message);
});

const greeting = "220 house.test ESMTP\r\n";
const drip = (socket: Socket) => {
  socket.write(greeting);
  const timer = setInterval(() => socket.write("250-more\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
};

it.each<[string, (socket: Socket) => void]>([
  ["says nothing", () => {}],
  ["greets and says no more", (socket) => socket.write(greeting)],
  ["goes on saying a little", drip],
])("gives up on a mail server that %s", async (_, serve) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("error", () => {}));
    serve(socket);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const mailer = mailerFor(null, `smtp://127.0.0.1:${port}`, 200);
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
});

it("gives up on SES when it does not answer", async () => {
  await ses(() => new Promise(() => {}));
  await expect(mailerFor(null, null, 200).send(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
});
