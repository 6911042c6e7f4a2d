"use client";

import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { Mobster } from "./mobster.tsx";
import "./cemetery.css";

/** R.I.P.: the dead in the order of their burial. */
export function Cemetery() {
  const { t, view } = useBoard();
  const { cemetery } = view;
  return (
    <section className="fb-cemetery" aria-label={t("cemeteryLabel", { count: cemetery.length })}>
      <header>
        <svg viewBox="0 0 40 48" aria-hidden="true">
          <path d="M6 46V18C6 2 34 2 34 18V46Z" fill="#8b857b" stroke="#17130f" strokeWidth="2" />
          <path d="M2 46H38" stroke="#17130f" strokeWidth="3" />
          <text x="20" y="26" textAnchor="middle" fontSize="10" fontWeight="700" fill="#17130f">
            R.I.P.
          </text>
        </svg>
        <h2>{t("cemetery")}</h2>
        <span className="fb-count">{cemetery.length}</span>
      </header>
      <ol onKeyDown={moveFocus}>
        {cemetery.map((id, index) => (
          <li key={id}>
            <Mobster id={id} isBuried isStop={index === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}
