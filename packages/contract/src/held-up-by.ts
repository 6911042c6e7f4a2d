/** Those for whom others wait. Seats for which the rules answer are among them only if there is nobody else. */
export function heldUpBy<D extends { readonly byRule?: true }>(decisions: readonly D[]): readonly D[] {
  const asked = decisions.filter(({ byRule }) => byRule !== true);
  return asked.length === 0 ? decisions : asked;
}
