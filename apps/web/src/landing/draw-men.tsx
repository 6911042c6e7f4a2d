/** Draws the men at the wall while the pages are built. No page loads any of it. */
import { FACE_BOX, Face, LoneHat } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { faceOf } from "../games/family-business/portraits.ts";
import { MEN } from "./men.ts";

/** The pictures by their names: each man by his id, the first of them without his hat, and the hat by itself. */
export function drawnMen(): ReadonlyMap<string, string> {
  const [first, ...others] = MEN.map((man) => [man, faceOf(man)] as const);
  if (first === undefined) throw new Error("nobody at the wall");
  const [head, face] = first;
  return new Map([
    [head, man({ ...face, hat: "none" })],
    ["hat", picture(<LoneHat of={face} id="f" />)],
    ...others.map(([name, traits]) => [name, man(traits)] as const),
  ]);
}

function man(traits: PortraitTraits): string {
  return picture(<Face of={traits} id="f" isCutOut />);
}

function picture(content: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={FACE_BOX} aria-hidden="true">
      {content}
    </svg>,
  ).replace(' aria-hidden="true"', "");
}
