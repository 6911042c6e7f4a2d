/** The files that are sent along with a mail and shown in it. */
import type { Mail } from "../../context.ts";
import type { NotificationText } from "../notification-text.ts";
import { facesPicture } from "./faces.ts";
import { facesWidth } from "./faces-size.ts";
import { boardOf, facesOf } from "./mail-part.tsx";
import { INNER } from "./mail-styles.ts";

/** The faces and boards of a mail's parts. */
export function picturesOf(parts: readonly NotificationText[]): NonNullable<Mail["pictures"]> {
  return parts.flatMap(({ figures = [], picture }, at) => [
    ...(figures.length === 0
      ? []
      : [{ cid: facesOf(at), svg: facesPicture(figures), width: facesWidth(figures) }]),
    ...(picture === undefined ? [] : [{ cid: boardOf(at), svg: picture.svg, width: INNER }]),
  ]);
}
