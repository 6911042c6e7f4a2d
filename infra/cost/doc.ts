/** The place of the table in the documentation, between two marks. */
export const docFile = new URL("../../docs/deploy.md", import.meta.url);

const begin = "<!-- cost: made by npm run cost -- --write -->";
const end = "<!-- /cost -->";

/** The page with this table between its marks. @throws Error when it has no marks */
export function withTable(page: string, table: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`docs/deploy.md has no place for the table: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(to)}`;
}
