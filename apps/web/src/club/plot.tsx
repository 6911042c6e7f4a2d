"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import type uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

/** A series with a value at each row. */
export interface PlotLine {
  readonly label: string;
  readonly values: readonly number[];
  /** Dots only, without a line between them. */
  readonly isDots?: boolean;
}

interface PlotProps {
  readonly title: string;
  readonly note: string;
  /** The label of the rows, and each row's name: dates. */
  readonly rowName: string;
  readonly rows: readonly string[];
  readonly lines: readonly PlotLine[];
  readonly format: (value: number) => string;
}

const HEIGHT = 220;

/** Lines can be distinguished without colour, too. */
const DASHES: readonly number[][] = [[], [8, 3], [2, 3], [10, 3, 2, 3], [5, 5], [12, 4]];

/**
 * A plot with its key, and the same data as a table: for readers who cannot see it, and for those who want the figures.
 */
export function Plot({ title, note, rowName, rows, lines, format }: PlotProps) {
  const t = useTranslations("club");
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const drawing = draw(element, { rows, lines, format });
    return () => void drawing.then((end) => end());
  }, [rows, lines, format]);
  return (
    <figure aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="title" data-gap="0">
          {title}
        </h3>
        <p className="small quiet">{note}</p>
      </figcaption>
      <ul className="club-key" aria-hidden="true">
        {lines.map(({ label, isDots }, at) => (
          <li key={label}>
            <svg viewBox="0 0 26 8" className="club-line" data-seat={at % 6} aria-hidden="true">
              {isDots ? (
                <circle cx="13" cy="4" r="3.5" />
              ) : (
                <path d="M0 4H26" strokeDasharray={dashes(at).join(" ")} />
              )}
            </svg>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
      <div ref={place} className="club-plot" aria-hidden="true" />
      <details>
        <summary className="opener small">{t("asTable")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="club-scroll" aria-label={title} tabIndex={0}>
          <table className="club-table">
            <thead>
              <tr>
                <th scope="col">{rowName}</th>
                {lines.map(({ label }) => (
                  <th key={label} scope="col">
                    <bdi>{label}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two matches may end on one day
                <tr key={at}>
                  <th scope="row">{row}</th>
                  {lines.map(({ label, values }) => (
                    <td key={label}>{format(values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

const dashes = (at: number) => DASHES[at % DASHES.length] ?? [];

/**
 * Draws into `element` at its width, and redraws when the width changes. Returns a function that removes the drawing.
 * The library is loaded only for this.
 */
async function draw(
  element: HTMLElement,
  { rows, lines, format }: Pick<PlotProps, "rows" | "lines" | "format">,
): Promise<() => void> {
  const { default: Library } = await import("uplot");
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const axis = {
    stroke: token("--ink"),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: token("--paper-edge"), width: 1 },
    ticks: { stroke: token("--rule"), width: 1, size: 4 },
  };
  const plot = new Library(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [0.5, rows.length + 0.5] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 5, 10, 20, 50, 100],
          values: (_, ticks) => ticks.map(String),
        },
        { ...axis, size: 60, incrs: WHOLE, values: (_, ticks) => ticks.map(format) },
      ],
      series: [
        {},
        ...lines.map(({ label, isDots = false }, at): uPlot.Series => {
          const stroke = token(`--seat-${at % 6}`);
          const points = { show: isDots, size: 8, fill: stroke, stroke };
          if (isDots) return { label, stroke, width: 0, paths: () => null, points };
          return { label, stroke, width: 2.5, dash: dashes(at), points };
        }),
      ],
    },
    [rows.map((_, at) => at + 1), ...lines.map(({ values }) => [...values])],
    element,
  );
  const watcher = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    plot.destroy();
  };
}

/** Nothing plotted here has fractions. */
const WHOLE = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 1_000_000,
];
