"use client";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";

export interface ToastMessage {
  readonly text: ReactNode;
  /** `trouble` stays twice as long. */
  readonly tone?: "news" | "trouble";
}

const SHOWN_MS = { news: 6_000, trouble: 12_000 } as const;

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a short message. Screen readers read it after their current sentence. */
export const useToast = () => useContext(ToastContext);

interface Shown extends ToastMessage {
  readonly id: number;
}

export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const show = useCallback(
    (message: ToastMessage) => {
      const id = nextId.current++;
      setShown((all) => [...all.slice(-2), { ...message, id }]);
      setTimeout(() => close(id), SHOWN_MS[message.tone ?? "news"]);
    },
    [close],
  );
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <div className="toast-rack" role="status" aria-live="polite">
        {shown.map(({ id, text, tone = "news" }) => (
          <div key={id} className="toast paper" data-tone={tone}>
            <p>{text}</p>
            <button
              type="button"
              className="button"
              data-variant="quiet"
              data-size="small"
              onClick={() => close(id)}
            >
              {closeLabel}
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
