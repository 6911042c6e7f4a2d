import type { CSSProperties, ReactElement, ReactNode } from "react";

/**
 * A box as wide as there is room: a table of one cell, which is the only box with edges that all mail programs draw.
 */
export function Block({
  children,
  className,
  style,
}: {
  children: ReactNode;
  className?: string | undefined;
  style: CSSProperties;
}): ReactElement {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
