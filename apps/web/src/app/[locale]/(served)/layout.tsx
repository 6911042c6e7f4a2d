import type { ReactNode } from "react";
import { ApiProvider } from "../../../api/provider.tsx";

/** Pages that ask the service for more than the reader's name. */
export default function ServedLayout({ children }: { children: ReactNode }) {
  return <ApiProvider>{children}</ApiProvider>;
}
