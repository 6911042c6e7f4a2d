import { billOf, extrasOf, totalOf } from "./bill.ts";
import type { Inputs } from "./inputs.ts";
import { volumeOf } from "./volume.ts";

/** The numbers of matches in progress. */
export const scales = [0, 2, 10, 100] as const;

/** The cost table in Markdown: dollars a month by service, and a note of everything it leaves out. */
export function costTable(inputs: Inputs): string {
  const months = scales.map((matches) => {
    const volume = volumeOf(matches, inputs);
    return { bill: billOf(volume, inputs), extras: extrasOf(volume, inputs) };
  });
  const rowsOf = (part: "bill" | "extras", sign: string) =>
    Object.keys(months[0]?.[part] ?? {}).map((name) => [
      name,
      ...months.map((month) => sign + dollars(month[part][name] ?? 0)),
    ]);
  const { prices, measured } = inputs;
  return [
    aligned(
      ["US dollars a month", ...scales.map((matches) => `${matches} matches`)],
      [
        ...rowsOf("bill", ""),
        ["**Total**", ...months.map(({ bill }) => `**${dollars(totalOf(bill))}**`)],
        ...rowsOf("extras", "+"),
      ],
    ),
    `Prices: ${prices.region}, as they were listed: ${listed(prices)}. Free amounts that do not end are taken off. Measured: ${measured.measuredOn}.`,
  ].join("\n\n");
}

/** The cost of a month with this many matches, in dollars and cents. */
export function totalFor(matches: number, inputs: Inputs): string {
  return dollars(totalOf(billOf(volumeOf(matches, inputs), inputs)));
}

function listed({ asOf }: Inputs["prices"]): string {
  return Object.entries(asOf)
    .map(([services, date]) => `${services} ${date}`)
    .join(", ");
}

/** A table in Biome's format, with the first column aligned left, and the others right. */
function aligned(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [head.map(pad), rule, ...rows.map((cells) => cells.map(pad))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const dollars = (value: number) =>
  value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The page that has the table. */
export const page = new URL("../../docs/deploy.md", import.meta.url);

const [begin, end] = ["<!-- cost: made by npm run cost -- --write -->", "<!-- /cost -->"] as const;

/** `text` with this table between its marks. */
export function withTable(text: string, table: string): string {
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
