import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing.ts";

/** Links and navigation that keep the page's language. */
export const { Link, useRouter } = createNavigation(routing);
