/** Our own push service and browser: messages are checked and decrypted without the library that made them. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly arrived: Arrived[];
  /** Its answer from now on. */
  answer: { status: number; headers?: Record<string, string> };
  close(): void;
}

/** A push service on this machine that accepts everything. */
export async function openPushService(): Promise<PushService> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    arrived.push({ path: request.url ?? "", headers: request.headers, body });
    const { status, headers } = (service as PushService).answer;
    // No connection is kept open, because the next test might meet it at the same port.
    response.writeHead(status, { ...headers, connection: "close" }).end();
  });
  const service = { origin: "", arrived, answer: { status: 201 }, close: () => void server.close() };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** A browser's end of a subscription. */
export function newSubscription(origin: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/wake/${randomBytes(6).toString("hex")}`;
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { endpoint, keys, read: (body: Buffer) => decrypted(body, pair, auth) };
}

/** `aes128gcm` (RFC 8188) under the keys of RFC 8291. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const sealed = body.subarray(21 + idLength);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** The service's claims in the signature of a message (RFC 8292), and the key. @throws Error if it is forged */
export function vapidOf({ headers }: Arrived): { key: string; claims: Record<string, unknown> } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const sealed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, sealed, Buffer.from(signature, "base64url"))) throw new Error("forged");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
