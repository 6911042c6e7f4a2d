import type { TargetId } from "@consigliere/games/crooks/cards";
import type { ReactNode } from "react";
import { TargetArt } from "./target-art.tsx";

/** An enamel sign on its bracket, over the people of a scene. */
export function Sign({ children }: { readonly children: ReactNode }) {
  return <span className="ck-sign">{children}</span>;
}

/** From one place to another: two signs, and the way between them. */
export function Way({ from, to }: { readonly from: TargetId; readonly to: TargetId }) {
  return (
    <span className="ck-way">
      <Sign>
        <TargetArt target={from} />
      </Sign>
      <svg viewBox="0 0 40 20" className="ck-way-arrow" aria-hidden="true">
        <path d="M2 10H34M26 3L36 10L26 17" />
      </svg>
      <Sign>
        <TargetArt target={to} />
      </Sign>
    </span>
  );
}
