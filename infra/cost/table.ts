import { type Bill, billOf, extrasOf, type Fixed, totalOf } from "./bill.ts";
import type { Inputs } from "./inputs.ts";
import { nearest } from "./limits.ts";
import { type Volume, volumeOf } from "./volume.ts";

/** How many matches are being played. */
export const scales = [0, 10, 1_000, 100_000] as const;

/** The cost tables in Markdown: dollars a month by service, and what ends first. */
export function costTable(inputs: Inputs, fixed: Fixed): string {
  const months = scales.map((matches) => {
    const volume = volumeOf(matches, inputs);
    return { volume, bill: billOf(volume, inputs, fixed), extras: extrasOf(volume, inputs, fixed) };
  });
  const extras = Object.keys(months[0]?.extras ?? {});
  const services = Object.keys(months[0]?.bill ?? {});
  const { prices, measured } = inputs;
  return [
    aligned(
      ["US dollars a month", ...scales.map((matches) => `${whole(matches)} matches`)],
      ["left", ...scales.map(() => "right" as const)],
      [
        ...services.map((service) => [service, ...months.map(({ bill }) => dollars(bill[service] ?? 0))]),
        ["**Total**", ...months.map(({ bill }) => `**${dollars(totalOf(bill))}**`)],
        ["a match", ...months.map(({ volume, bill }) => perMatch(volume, bill))],
        ...extras.map((extra) => [extra, ...months.map((month) => signed(month.extras[extra] ?? 0))]),
      ],
    ),
    aligned(
      ["Active matches", "ends first", "used in a busy hour", "what helps"],
      ["right", "left", "right", "left"],
      months.flatMap(({ volume }) => bottlenecks(volume, inputs)),
    ),
    `Prices: ${prices.region}, ${prices.asOf}, after the free amounts that do not end. Measured: ${measured.measuredOn}.`,
  ].join("\n\n");
}

/** Everything that is over its limit, or else the one that is nearest to it. */
function bottlenecks(volume: Volume, inputs: Inputs): string[][] {
  const all = nearest(volume, inputs);
  const over = all.filter(({ share }) => share >= 1);
  return (over.length > 0 ? over : all.slice(0, 1)).map(({ limit, share }) => [
    whole(volume.matches),
    limit.name,
    percent(share),
    limit.remedy,
  ]);
}

const signed = (more: number) => (more < 0 ? "-" : "+") + dollars(Math.abs(more));

function perMatch({ matches }: Volume, bill: Bill): string {
  return matches === 0 ? "" : (totalOf(bill) / matches).toFixed(3);
}

type Side = "left" | "right";

/** A table as Biome would format it. */
function aligned(head: readonly string[], sides: readonly Side[], rows: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const pad = (cell: string, at: number) =>
    sides[at] === "right" ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  const rule = widths.map((width, at) =>
    sides[at] === "right" ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [head.map(pad), rule, ...rows.map((cells) => cells.map(pad))].map(line).join("\n");
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const dollars = (value: number) =>
  value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number) =>
  share < 0.01 ? "under 1 %" : `${Math.round(share * 100).toLocaleString("en")} %`;
