"use client";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";

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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className="dialog paper p-5 sm:p-7"
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
        >
          <Radix.Title className="font-headline text-2xl font-bold">{title}</Radix.Title>
          {description !== undefined && <Radix.Description className="mt-2">{description}</Radix.Description>}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {actions !== undefined && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
