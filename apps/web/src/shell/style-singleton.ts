/**
 * Replaces the package `react-style-singleton` (next.config.ts), with which Radix keeps the page from scrolling behind
 * a dialog or a menu. The package writes `<style>` elements, which our Content-Security-Policy forbids. A constructed
 * style sheet does the same and is not markup.
 */
import { useEffect } from "react";

/** A component that applies its styles once, as long as any instance is on the page. */
export function styleSingleton() {
  const sheets: CSSStyleSheet[] = [];
  let users = 0;

  // biome-ignore lint/correctness/noComponentHookFactories: the package's interface; called once per use, outside rendering
  return function Style({ styles }: { readonly styles: string }): null {
    useEffect(() => {
      users += 1;
      if (users === 1) sheets.push(adopt(styles));
      return () => {
        users -= 1;
        if (users === 0) for (const sheet of sheets.splice(0)) drop(sheet);
      };
    }, [styles]);
    return null;
  };
}

function adopt(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

function drop(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
