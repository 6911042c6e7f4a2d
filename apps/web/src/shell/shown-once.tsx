"use client";
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/fields.tsx";
import { useCopy } from "./use-copy.ts";

interface ShownOnceProps {
  readonly value: string;
  readonly label: string;
  /** The note that it is not shown again, and what it allows its holder to do. */
  readonly hint: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  /** Buttons beside the one that copies it. */
  readonly children?: ReactNode;
}

/** A secret, the one time that it is shown. */
export function ShownOnce({ value, label, hint, copy, copied, copyByHand, children }: ShownOnceProps) {
  const onCopy = useCopy({ copied, copyByHand });
  return (
    <div className="stack shown-once" data-gap="3">
      <TextField
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <Button variant="ink" onClick={() => void onCopy(value)}>
          {copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
