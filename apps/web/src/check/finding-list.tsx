"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { JudgedFinding } from "./checker-worker.ts";

/** All findings, in the order in which a reader would look. */
export function FindingList({ findings }: { readonly findings: readonly JudgedFinding[] }) {
  const t = useTranslations("check");
  const words = useFindingWords();
  return (
    <ol className="findings" data-testid="findings">
      {findings.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings are only ever added
        <li key={index} className="finding" data-verdict={one.verdict} data-code={one.code}>
          <Mark verdict={one.verdict} />
          <span>
            <span className="visually-hidden">{t(`mark.${one.verdict}`)} </span>
            {words(one)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The format of moments in findings. */
export const MOMENT = { dateStyle: "long", timeStyle: "medium" } as const;

function useFindingWords() {
  const t = useTranslations("findings");
  const format = useFormatter();
  return ({ code, data }: JudgedFinding): string => {
    const { at } = data;
    const isTime = typeof at === "string";
    const when = isTime
      ? { at: format.dateTime(new Date(at), { dateStyle: "long", timeStyle: "medium" }) }
      : {};
    return t(code, { ...data, ...when });
  };
}

const MARKS: Readonly<Record<JudgedFinding["verdict"], string>> = {
  holds: "M5 12.5l4.5 4.5L19 7",
  unchecked: "M6 12h12",
  broken: "M6.5 6.5l11 11m0-11l-11 11",
};

function Mark({ verdict }: Pick<JudgedFinding, "verdict">) {
  return (
    <svg viewBox="0 0 24 24" className="finding-mark" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={MARKS[verdict]} />
    </svg>
  );
}
