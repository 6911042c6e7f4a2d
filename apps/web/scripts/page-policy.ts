/** The part of the Content-Security-Policy that differs from page to page: which inline scripts may run. */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Markup that the policies forbid: none of it would work, so it must not be there. */
const FORBIDDEN_ELEMENTS = new Set(["style", "base", "iframe", "frame", "object", "embed", "applet"]);
const FORBIDDEN_ATTRIBUTES = new Set(["style", "srcdoc"]);
const ADDRESSES = new Set(["href", "xlink:href", "src", "action", "formaction", "data", "poster"]);

/** Links that nothing is loaded from. */
const POINTERS = new Set(["canonical", "alternate"]);

/** Browsers look for the encoding no further than this. */
const ENCODING_WITHIN_BYTES = 1024;

/**
 * The exported page with its own `script-src` as the first thing in its head: our script files and, by their
 * hashes, exactly the inline scripts that it has. The rest of the policy is in the response's header.
 * Throws an error of one line when the page has anything that the policies would keep from working.
 */
export function withPolicy(html: string): string {
  // Without scripts `<noscript>` is markup like any other, and is looked at.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = elementsOf(document);
  for (const element of elements) check(element);

  const head = elements.find(({ tagName }) => tagName === "head")?.sourceCodeLocation?.startTag;
  if (!head) throw new Error("no <head> to put the policy into");
  const scripts = elements.filter(isInlineScript).map(textOf);
  const meta = `<meta http-equiv="content-security-policy" content="${scriptPolicy(scripts)}"/>`;
  const page = html.slice(0, head.endOffset) + meta + html.slice(head.endOffset);

  const encoding = elements.find((element) => attributeOf(element, "charset"))?.sourceCodeLocation;
  const bytes = Buffer.byteLength(html.slice(0, encoding?.endOffset)) + Buffer.byteLength(meta);
  if (bytes > ENCODING_WITHIN_BYTES) {
    throw new Error(`<meta charset> does not lie within the first ${ENCODING_WITHIN_BYTES} bytes (${bytes})`);
  }
  return page;
}

function scriptPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return ["script-src", "'self'", ...new Set(hashes)].join(" ");
}

function check(element: Element): void {
  const { tagName, attrs } = element;
  if (FORBIDDEN_ELEMENTS.has(tagName)) throw new Error(`<${tagName}> is not allowed`);
  for (const { name, prefix, value } of attrs) {
    const fullName = prefix ? `${prefix}:${name}` : name;
    const shown = `${fullName}="${value.slice(0, 60)}"`;
    if (fullName.startsWith("on")) throw new Error(`inline handler in <${tagName} ${shown}>`);
    if (FORBIDDEN_ATTRIBUTES.has(fullName)) throw new Error(`<${tagName} ${shown}> is not allowed`);
    if (ADDRESSES.has(fullName) && isScriptAddress(value)) throw new Error(`script in <${tagName} ${shown}>`);
  }
  if (tagName === "meta" && attributeOf(element, "http-equiv")?.toLowerCase() === "content-security-policy") {
    throw new Error("there is a policy already");
  }
  const loaded = loadedBy(element);
  if (loaded !== undefined && !isOurs(loaded)) throw new Error(`<${tagName}> loads ${loaded} from elsewhere`);
  if (isInlineScript(element) && !isPlainScript(element)) {
    throw new Error(`<script type="${attributeOf(element, "type")}"> is not expected`);
  }
}

/** The address of a script or style sheet. */
function loadedBy(element: Element): string | undefined {
  if (element.tagName === "script") return attributeOf(element, "src") ?? attributeOf(element, "href");
  if (element.tagName !== "link" || POINTERS.has(attributeOf(element, "rel") ?? "")) return undefined;
  return attributeOf(element, "href");
}

function isOurs(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Browsers pass over blanks and control characters in front of and within the scheme. */
function isScriptAddress(address: string): boolean {
  const bare = Array.from(address).filter((character) => character > " ");
  return bare.join("").toLowerCase().startsWith("javascript:");
}

function isInlineScript(element: Element): boolean {
  return element.tagName === "script" && loadedBy(element) === undefined;
}

function isPlainScript(element: Element): boolean {
  const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml";
  return isHtml && attributeOf(element, "type") === undefined;
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text as the browser hashes it: after parsing. */
function textOf(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function elementsOf(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const inside = "content" in node ? elementsOf(node.content) : [];
    return [node, ...inside, ...elementsOf(node)];
  });
}
