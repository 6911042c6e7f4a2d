"use client";
import { Trouble } from "../../shell/trouble.tsx";

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return <Trouble error={error} retry={reset} level={1} />;
}
