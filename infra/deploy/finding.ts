/** A finding before a deployment: one line that says what is wrong and what to do. */
export interface Finding {
  /** A failure ends the command before anything is made; a warning does not. */
  readonly level: "failure" | "warning";
  readonly text: string;
}

export const failure = (text: string): Finding => ({ level: "failure", text: onOneLine(text) });
export const warning = (text: string): Finding => ({ level: "warning", text: onOneLine(text) });

/** Messages of AWS may have line breaks; a finding never has. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
