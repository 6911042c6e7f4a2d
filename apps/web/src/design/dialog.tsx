"use client";
import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog-sheet.tsx";

const DialogSheet = lazy(() => import("./dialog-sheet.tsx"));

/**
 * A sheet laid over everything: the reader decides before going on. Escape closes it. What it takes to show one is
 * loaded when the first opens.
 */
export function Dialog(props: DialogProps) {
  const [hasOpened, setOpened] = useState(props.open);
  if (props.open && !hasOpened) setOpened(true);
  return hasOpened ? (
    <Suspense>
      <DialogSheet {...props} />
    </Suspense>
  ) : null;
}
