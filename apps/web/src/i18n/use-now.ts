"use client";
import { useEffect, useState } from "react";
import { onClockChange, serverNow } from "../device/server-clock.ts";

/** The time of the service, asked anew every so many milliseconds, and when the page comes back after a sleep. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const look = () => setNow(new Date(serverNow()));
    const timer = setInterval(look, everyMs);
    const end = onClockChange(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      end();
      document.removeEventListener("visibilitychange", look);
    };
  }, [everyMs]);
  return now;
}
