import { foundIn, linkForms } from "@consigliere/contract/link-text";

/** Text of a form in the fragment of this page's address. Browsers send the fragment to no server. */
export function inFragment(form: keyof typeof linkForms): RegExpExecArray | null {
  return foundIn(window.location.hash.slice(1), linkForms[form]);
}

/** The token in the query of this page's address; null: none. */
export function tokenInQuery(form: "invitation" | "answer" | "unsubscribe"): string | null {
  const given = new URLSearchParams(window.location.search).get("token") ?? "";
  return foundIn(given, linkForms[form])?.[1] ?? null;
}
