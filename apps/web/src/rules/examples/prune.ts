/**
 * Turns the markup of a table into a picture: only the wanted pieces, with the things that they are on. It has nothing
 * to press, and classes instead of inline styles, which our pages do not allow.
 */
import { type DefaultTreeAdapterTypes, html, parseFragment, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** The class rules that replace styles, collected for a picture. */
export type StyleSheet = Map<string, string>;

export interface Pruned {
  readonly html: string;
  /** The picture in words. */
  readonly text: string;
}

/**
 * The pieces of `markup` that `selectors` name: a class with any attributes, such as `.fb-mob[data-seat="1"]`. A
 * selector with `!` before it is left out of the pieces. Throws an error if a wanted piece is missing.
 */
export function prune(markup: string, selectors: readonly string[], styles: StyleSheet): Pruned {
  const root = parseFragment(markup);
  const wanted = selectors.filter((one) => !one.startsWith("!"));
  const unwanted = selectors.filter((one) => one.startsWith("!")).map((one) => matcher(one.slice(1)));
  const matchers = wanted.map(matcher);
  const found = new Set<string>();
  const keep = (node: Node): Node[] => {
    if (!("tagName" in node)) return [];
    const which = wanted.filter((_, i) => matchers[i]?.(node));
    for (const selector of which) found.add(selector);
    if (which.length > 0) {
      leaveOut(node, unwanted);
      return [node];
    }
    const kept = node.childNodes.flatMap(keep);
    node.childNodes = kept;
    return kept.length > 0 ? [node] : [];
  };
  root.childNodes = root.childNodes.flatMap(keep);
  const missing = wanted.filter((selector) => !found.has(selector));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(", ")}`);
  const text = saidBy(root.childNodes);
  for (const node of root.childNodes) calm(node, styles);
  return { html: serialize(root), text };
}

function leaveOut(element: Element, unwanted: readonly ((one: Element) => boolean)[]): void {
  element.childNodes = element.childNodes.filter((node) => {
    if (!("tagName" in node)) return true;
    leaveOut(node, unwanted);
    return !unwanted.some((matches) => matches(node));
  });
}

function matcher(selector: string): (element: Element) => boolean {
  const className = /^\.([\w-]+)/.exec(selector)?.[1];
  const attributes = [...selector.matchAll(/\[([\w-]+)="([^"]*)"\]/g)];
  if (className === undefined) throw new Error(`${selector} names no class`);
  return (element) =>
    (attribute(element, "class") ?? "").split(" ").includes(className) &&
    attributes.every(([, name = "", value = ""]) => attribute(element, name) === value);
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Attributes that only make sense where something can be pressed, pointed at or found by a test. */
const OF_USE = /^(type|tabindex|disabled|title|role|id|open|data-(testid|piece)|aria-.+)$/;
const PRESSED = new Set(["button", "summary", "details", "input", "section", "header", "h2", "h3", "a"]);

/** Nothing in a picture can be pressed or is read out by itself. */
function calm(node: Node, styles: StyleSheet): void {
  if (!("tagName" in node)) return;
  const isDrawing = node.namespaceURI === html.NS.SVG;
  if (!isDrawing && PRESSED.has(node.tagName)) {
    node.nodeName = node.tagName = "div";
  }
  const style = attribute(node, "style");
  node.attrs = node.attrs.filter(
    ({ name }) => name !== "style" && (!OF_USE.test(name) || (isDrawing && name === "id")),
  );
  if (style !== undefined) {
    const name = nameOf(style, styles);
    const classes = node.attrs.find((one) => one.name === "class");
    if (classes === undefined) node.attrs.push({ name: "class", value: name });
    else classes.value = `${classes.value} ${name}`;
  }
  node.childNodes = node.childNodes.filter((child) => !isSaidOnly(child));
  for (const child of node.childNodes) calm(child, styles);
  // A piece that was pressed held phrases alone; now it is a block.
  if (node.tagName === "span" && node.childNodes.some(({ nodeName }) => nodeName === "div"))
    node.nodeName = node.tagName = "div";
}

/** Words for readers who cannot see. The picture has them in its own. */
function isSaidOnly(node: Node): boolean {
  return "tagName" in node && /\bvisually-hidden\b/.test(attribute(node, "class") ?? "");
}

function nameOf(style: string, styles: StyleSheet): string {
  const name = styles.get(style) ?? `x${styles.size + 1}`;
  styles.set(style, name);
  return name;
}

/** The pieces as they are read out: by their labels, or by their text if they have none. */
function saidBy(nodes: readonly Node[]): string {
  const said = nodes.flatMap((node): string[] => {
    if (node.nodeName === "#text" && "value" in node) return [node.value];
    if (!("tagName" in node) || attribute(node, "aria-hidden") === "true") return [];
    const label = attribute(node, "aria-label");
    const isWhole = node.tagName === "button" || attribute(node, "role") === "img";
    if (label !== undefined && isWhole) return [label];
    return [label, saidBy(node.childNodes)].filter((one) => one !== undefined);
  });
  return said
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .join(" · ");
}
