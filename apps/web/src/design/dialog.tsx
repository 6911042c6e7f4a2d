"use client";
import { Suspense, useState } from "react";
import type { DialogProps } from "./dialog-sheet.tsx";
import { lazily, NotLoaded } from "./lazily.tsx";

const DialogSheet = lazily(() => import("./dialog-sheet.tsx"), NoSheet);

/** Where a sheet would lie. */
export function NoSheet({ open }: Pick<DialogProps, "open">) {
  return open ? (
    <div className="dialog paper">
      <NotLoaded />
    </div>
  ) : null;
}

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
