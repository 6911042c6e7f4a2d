"use client";
import { InShell } from "../../shell/shell.tsx";
import { Trouble } from "../../shell/trouble.tsx";

/** In place of a page that threw an error. What it has built is broken, so it is loaded anew and not drawn again. */
export default function ErrorPage({ error }: { error: Error }) {
  return (
    <InShell>
      <Trouble error={error} retry={() => window.location.reload()} level={1} />
    </InShell>
  );
}
