/** A finding before a deployment, in one line that says what is wrong and what to do. A failure ends the command. */
export interface Finding {
  readonly level: "failure" | "warning";
  readonly text: string;
}

/** Something that may stand in the way. It only reads. Returns what is wrong; a note does not end the command. */
export interface Check {
  /** The permission that it uses, like `ssm:GetParameter`. */
  readonly action: string;
  /** The object that it reads. */
  readonly what: string;
  find(): Promise<string | { readonly note: string } | undefined>;
}

/** Runs all checks at the same time. An error without a better message is a finding too. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(({ action, what, find }) =>
      find().catch((error: Error) =>
        /^AccessDenied/.test(error.name)
          ? `These credentials may not read ${what}: allow the action ${action} and run this again.`
          : `AWS did not tell ${what} (${action}): ${error.name}: ${error.message}`,
      ),
    ),
  );
  return found.flatMap((one): Finding[] => {
    if (one === undefined) return [];
    // Messages of AWS may have line breaks.
    const [level, text] =
      typeof one === "string" ? (["failure", one] as const) : (["warning", one.note] as const);
    return [{ level, text: text.replaceAll(/\s+/g, " ").trim() }];
  });
}
