/** Those for whom others wait: whoever passes by the rules is among them only where there is nobody else. */
export function heldUpBy<D extends { readonly byRule?: true }>(decisions: readonly D[]): readonly D[] {
  const asked = decisions.filter(({ byRule }) => byRule !== true);
  return asked.length === 0 ? decisions : asked;
}
