/** A parameter of Systems Manager, encrypted with the account's own key for parameters, which costs nothing. */
export interface Parameter {
  /** Its content; null if there is none. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** An error of Systems Manager. Its name says which, and its message reveals nothing of the content. */
class ParameterError extends Error {
  constructor(name: string) {
    super("Systems Manager refused.");
    this.name = name;
  }
}

interface Answer {
  readonly Parameter?: { readonly Value?: string };
  readonly __type?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The parameter with this name, read with the credentials that Lambda puts into the environment. The SDK's client knows
 * every action of the service, and would be a tenth of all code loaded at a start.
 */
export function parameterNamed(Name: string, region: string, env: Environment = process.env): Parameter {
  const call = async (action: string, input: object): Promise<Answer> => {
    const { AwsClient } = await import("aws4fetch");
    const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN } = env;
    const client = new AwsClient({
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: AWS_SESSION_TOKEN }),
      service: "ssm",
      region,
      retries: 3,
    });
    const url = env["AWS_ENDPOINT_URL_SSM"] ?? `https://ssm.${region}.amazonaws.com`;
    const response = await client.fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": `AmazonSSM.${action}` },
      body: JSON.stringify({ Name, ...input }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok)
      throw new ParameterError(answer.__type?.split("#").at(-1) ?? `Status${response.status}`);
    return answer;
  };
  const unlessMissing = async <T>(asked: Promise<T>): Promise<T | null> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ParameterError && error.name === "ParameterNotFound") return null;
      throw error;
    }
  };
  return {
    read: async () =>
      (await unlessMissing(call("GetParameter", { WithDecryption: true })))?.Parameter?.Value ?? null,
    write: async (Value) => {
      // After ten years, rings may outgrow the free tier. Only then does it cost five cents a month.
      await call("PutParameter", {
        Value,
        Type: "SecureString",
        Tier: "Intelligent-Tiering",
        Overwrite: true,
      });
    },
    remove: async () => void (await unlessMissing(call("DeleteParameter", {}))),
  };
}
