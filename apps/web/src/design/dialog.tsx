"use client";
import { Suspense, useState } from "react";
import type { DialogProps } from "./dialog-sheet.tsx";
import { lazily, NotLoaded } from "./lazily.tsx";

const DialogSheet = lazily(() => import("./dialog-sheet.tsx"), NoSheet);

/** The place of a sheet. */
export function NoSheet({ open }: Pick<DialogProps, "open">) {
  return open ? (
    <div className="dialog paper">
      <NotLoaded />
    </div>
  ) : null;
}

/**
 * A sheet over everything: the reader decides before going on. Escape closes it. The code for it is loaded when the
 * first opens.
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
