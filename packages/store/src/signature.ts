/**
 * AWS's signature (version 4) for the only form of request that our services take: a POST of JSON to their root. A
 * library that signs any request takes several times as long, and does so for each read and write.
 */
import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto";

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Gives the headers of a request with this body, its signature among them. `time`: of the clock at the other side. */
export type Signer = (request: {
  readonly body: string;
  readonly target: string;
  readonly time: Date;
}) => Readonly<Record<string, string>>;

/** The place where a signature counts. */
interface Scope {
  readonly service: string;
  readonly region: string;
  readonly host: string;
  readonly contentType: string;
}

const ALGORITHM = "AWS4-HMAC-SHA256";

/** Signs requests in the name of these credentials. */
export function signerFor(scope: Scope, { accessKeyId, secretAccessKey, sessionToken }: Credentials): Signer {
  const { service, region, host, contentType } = scope;
  const names = [
    "content-type",
    "host",
    "x-amz-date",
    ...(sessionToken ? ["x-amz-security-token"] : []),
    "x-amz-target",
  ];
  const signedNames = names.join(";");
  let today = "";
  let key: KeyObject | undefined;

  function keyOf(day: string): KeyObject {
    if (key === undefined || day !== today) {
      const derived = [day, region, service, "aws4_request"].reduce<string | Buffer>(
        (secret, part) => createHmac("sha256", secret).update(part).digest(),
        `AWS4${secretAccessKey}`,
      );
      key = createSecretKey(derived as Buffer);
      today = day;
    }
    return key;
  }

  return ({ body, target, time }) => {
    const at = time.toISOString().replace(/[-:]|\.\d{3}/g, "");
    const day = at.slice(0, 8);
    const headers: Record<string, string> = {
      "content-type": contentType,
      host,
      "x-amz-date": at,
      ...(sessionToken && { "x-amz-security-token": sessionToken }),
      "x-amz-target": target,
    };
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
    const canonical = `POST\n/\n\n${lines}\n${signedNames}\n${hash("sha256", body)}`;
    const place = `${day}/${region}/${service}/aws4_request`;
    const text = `${ALGORITHM}\n${at}\n${place}\n${hash("sha256", canonical)}`;
    const signature = createHmac("sha256", keyOf(day)).update(text).digest("hex");
    const credential = `${accessKeyId}/${place}`;
    return {
      ...headers,
      authorization: `${ALGORITHM} Credential=${credential}, SignedHeaders=${signedNames}, Signature=${signature}`,
      "content-length": String(Buffer.byteLength(body)),
    };
  };
}
