import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Link } from "../i18n/navigation.ts";

interface ButtonLook {
  /** `brass` is for the main action of a place. */
  readonly variant?: "brass" | "ink" | "paper" | "blood" | "quiet";
  readonly size?: "small" | "normal" | "large";
}

export type ButtonProps = ButtonLook & {
  /** An action is in progress: the button turns, and cannot be pressed again. */
  readonly busy?: boolean;
} & ComponentPropsWithoutRef<"button">;

export function Button({
  variant = "paper",
  size = "normal",
  busy = false,
  disabled,
  className = "",
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
      data-busy={busy}
      aria-busy={busy}
      disabled={disabled === true || busy}
    />
  );
}

/** The button under the lamp. */
export function BrassButton(props: Omit<ButtonProps, "variant">) {
  return <Button {...props} variant="brass" />;
}

export type ButtonLinkProps = ButtonLook & {
  /** A path without the locale, for a page of this site. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ variant = "paper", size = "normal", className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`button ${className}`} data-variant={variant} data-size={size} />;
}
