"use client";
import { encode } from "uqr";

/** The link as a QR code, for a friend who sits beside. */
export default function LinkCode({ url, label }: { readonly url: string; readonly label: string }) {
  const { data, size } = encode(url, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="link-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dots.join("")} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
