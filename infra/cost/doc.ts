/** A table in the documentation that is computed, between two marks. */
export interface ComputedPart {
  readonly file: URL;
  /** Names it in its marks. */
  readonly name: string;
}

export const costPart: ComputedPart = {
  file: new URL("../../docs/deploy.md", import.meta.url),
  name: "cost",
};

export const scalePart: ComputedPart = {
  file: new URL("../../docs/scale.md", import.meta.url),
  name: "scale",
};

/** The page with this table between its marks. @throws Error when it has no marks */
export function withTable({ file, name }: ComputedPart, page: string, table: string): string {
  const begin = `<!-- ${name}: made by npm run cost -- --write -->`;
  const end = `<!-- /${name} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`${file.pathname} has no place for the table: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}
