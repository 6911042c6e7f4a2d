import { AwsError, awsService } from "@consigliere/store/aws-service";

/** A parameter of Systems Manager, encrypted with the account's own key for parameters, which costs nothing. */
export interface Parameter {
  /** Its content; null if there is none. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** A refusal of Systems Manager. Its name says which; the service's own message may repeat what was to be written. */
class ParameterError extends Error {
  constructor({ name }: AwsError) {
    super("Systems Manager refused.");
    this.name = name;
  }
}

interface Answer {
  readonly Parameter?: { readonly Value?: string };
}

/** Milliseconds: five tries take no longer than a start may wait. */
const SILENCE = 2_000;

/** The parameter with this name, read with the credentials that Lambda puts into the environment. */
export function parameterNamed(Name: string, region: string): Parameter {
  const call = async (action: string, input: object): Promise<Answer> => {
    const about = { name: "ssm", target: "AmazonSSM", json: "1.1", region } as const;
    const service = awsService({ ...about, silenceMs: SILENCE });
    try {
      return (await service.call(action, { Name, ...input })).output;
    } catch (error) {
      throw error instanceof AwsError ? new ParameterError(error) : error;
    } finally {
      service.destroy();
    }
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
