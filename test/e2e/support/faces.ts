import type { Page } from "@playwright/test";

/** Paths of the faces that the page fetches from now on. */
export function facesOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}
