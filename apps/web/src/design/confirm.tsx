"use client";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** The buttons: to leave it as it is, and to do it. */
  readonly no: string;
  readonly yes: string;
  readonly busy: boolean;
  readonly testId?: string;
  readonly onYes: () => void;
  /** How it is to be done. */
  readonly children?: ReactNode;
}

/** Asks once more before an action that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { open, onClose, title, description, no, yes, busy, testId, onYes, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button variant="blood" busy={busy} data-testid={testId} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
