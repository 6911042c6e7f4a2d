import { createNavigation } from "next-intl/navigation";
import { type ComponentProps, createElement } from "react";
import { routing } from "./routing.ts";

const navigation = createNavigation(routing);

/** Navigation that keeps the page's language. */
export const { useRouter } = navigation;

/** A link that keeps the page's language. What it leads to is loaded when it is followed, not when it is seen. */
export function Link(props: ComponentProps<typeof navigation.Link>) {
  return createElement(navigation.Link, { prefetch: false, ...props });
}
