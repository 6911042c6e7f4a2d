import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";

export type PaperProps<As extends ElementType = "div"> = {
  readonly as?: As;
  readonly tone?: "fresh" | "aged";
  /** `deco`: the double rule of an engraved certificate, with its own padding. */
  readonly frame?: "none" | "deco";
  /** A second sheet shows under this one. */
  readonly stacked?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<As>, "as" | "className" | "children">;

/** A sheet lying on the desk. */
export function Paper<As extends ElementType = "div">(props: PaperProps<As>) {
  const { as, tone = "fresh", frame = "none", stacked = false, className = "", children, ...rest } = props;
  const Tag: ElementType = as ?? "div";
  return (
    <Tag
      {...rest}
      className={`paper ${className}`}
      data-tone={tone}
      data-frame={frame}
      data-stacked={stacked}
    >
      {children}
    </Tag>
  );
}

/** Two lines and a diamond. */
export function DecoRule({ className = "" }: { className?: string }) {
  return (
    <div className={`deco-rule ${className}`} aria-hidden="true">
      <i />
    </div>
  );
}
