/** The region in which CloudFront looks for certificates and firewalls, whatever the region of the rest. */
export const edgeRegion = "us-east-1";

/** The settings of a client. Its credentials are those of the environment, as the CDK command line finds them. */
export const within = (region: string) => ({
  region,
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
});

export function isAny(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** The answer; undefined for an error of one of these names, which say that the thing does not exist. */
export async function found<T>(answer: Promise<T>, ...missing: readonly string[]): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isAny(error, ...missing)) return undefined;
    throw error;
  }
}
