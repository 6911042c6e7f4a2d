"use client";
import { InHouse } from "../../shell/shell.tsx";
import { Trouble } from "../../shell/trouble.tsx";

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <InHouse>
      <Trouble error={error} retry={reset} level={1} />
    </InHouse>
  );
}
