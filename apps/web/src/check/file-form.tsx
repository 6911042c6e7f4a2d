"use client";
import { useTranslations } from "next-intl";
import { type DragEvent, useRef, useState } from "react";
import { BrassButton } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";

interface FileDeskProps {
  /** The files that are already there. */
  readonly papers: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** The place for proof and receipts: chosen with the button, or dropped. */
export function FileForm({ papers, onFiles }: FileDeskProps) {
  const t = useTranslations("check");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Paper
      as="section"
      aria-label={t("files")}
      className="file-desk"
      data-over={isOver || undefined}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        data-testid="check-files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <BrassButton onClick={() => input.current?.click()}>{t("choose")}</BrassButton>
      <p className="apart small">{t("drop")}</p>
      {papers.length > 0 && (
        <ul className="file-papers" data-testid="check-papers">
          {papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      )}
    </Paper>
  );
}
