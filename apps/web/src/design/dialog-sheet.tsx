"use client";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useBack } from "./use-back.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the last one confirms. */
  readonly actions?: ReactNode;
}

/** The sheet of a dialog that was opened once. */
export default function DialogSheet({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
}: DialogProps) {
  useBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className="dialog paper"
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
        >
          <Radix.Title className="title">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="apart" data-gap="2">
              {description}
            </Radix.Description>
          )}
          {children !== undefined && (
            <div className="apart" data-gap="4">
              {children}
            </div>
          )}
          {actions !== undefined && <div className="row dialog-actions">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
