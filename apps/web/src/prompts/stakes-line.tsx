/** What is at stake in a question, quietly below it; nothing where there is no more than the question says. */
export function StakesLine({ line }: { readonly line: string | null | undefined }) {
  return line == null ? null : (
    <p className="cue-stakes" data-testid="stakes">
      {line}
    </p>
  );
}
