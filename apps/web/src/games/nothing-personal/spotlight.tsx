"use client";

import { Suspense, useContext } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Closeup } from "../board/closeup.tsx";
import { ShownContext } from "./board-context.ts";

/** Loaded when somebody is pointed at. */
const Closer = lazily(() => import("./closer.tsx"), Nothing);

/** Whoever is pointed at, large. */
export function Spotlight() {
  const shown = useContext(ShownContext);
  return (
    shown !== null && (
      <Closeup>
        <Suspense>
          <Closer place={shown} />
        </Suspense>
      </Closeup>
    )
  );
}
