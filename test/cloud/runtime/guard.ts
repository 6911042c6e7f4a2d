import { type ChildProcess, spawn } from "node:child_process";

export interface Guard {
  /** The process has ended; there is nothing left to guard. */
  release(): void;
}

/**
 * Ends a process when this one is gone, however it went: a frozen process does not notice that nobody is left.
 * The guard waits for the end of its input, which comes with the end of this process.
 */
export function guardProcess(child: ChildProcess): Guard {
  const script = 'read _; kill -KILL "$1" 2>/dev/null';
  const guard = spawn("/bin/sh", ["-c", script, "guard", String(child.pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: {},
  });
  guard.on("error", () => {});
  guard.unref();
  (guard.stdin as { unref?: () => void } | null)?.unref?.();
  return { release: () => void guard.kill("SIGKILL") };
}
