"use client";
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
}

/** Asks once more before an action that cannot be undone. */
export function Confirm({ open, onClose, title, description, no, yes, busy, testId, onYes }: ConfirmProps) {
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
    />
  );
}
