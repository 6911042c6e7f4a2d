/**
 * Lets a page live on when something else changes it: page translators put other elements in place of its texts, and
 * extensions wrap its elements. React keeps its own nodes, and would fail to remove one, or to insert before it, or
 * would go on writing to a text that is no longer shown.
 *
 * Every text that gives way to something else is remembered with its stand-ins. When React removes the text, they go;
 * when it inserts something before the text, it comes before them; and when it writes to the text, the text is back in
 * their place, for the translator to translate anew. A node that was moved deeper is found there.
 */
const standIns = new WeakMap<Node, readonly ChildNode[]>();
/** The text that a stand-in takes the place of. */
const stoodFor = new WeakMap<Node, Node>();

const shownFor = (node: Node) => standIns.get(node)?.filter(({ isConnected }) => isConnected) ?? [];

/** From now on. Once, before React takes over the page. */
export function heedTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    for (const one of shownFor(child)) one.remove();
    if (child.parentNode !== null && this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before?: Node | null): T {
    // Libraries leave it undefined for the end.
    let place = before ?? null;
    if (place !== null && place.parentNode !== this) place = shownFor(place)[0] ?? place;
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };

  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const [first, ...others] = target.isConnected ? [] : shownFor(target);
      first?.replaceWith(target);
      for (const one of others) one.remove();
    }
  });

  new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const beside = [previousSibling, nextSibling].filter((one) => one !== null && added.has(one));
      const instead = (addedNodes.length > 0 ? [...addedNodes] : beside) as ChildNode[];
      for (const node of instead.length > 0 ? removedNodes : []) {
        const text = stoodFor.get(node) ?? node;
        if (!(text instanceof Text) || text.isConnected) continue;
        standIns.set(text, instead);
        for (const one of instead) stoodFor.set(one, text);
        written.observe(text, { characterData: true });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
