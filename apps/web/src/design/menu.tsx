"use client";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useBack } from "./use-back.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

// Chrome 114, Firefox 125 and Safari 17 have it. Older ones get it now, before somebody opens a menu.
if (typeof window !== "undefined" && !("popover" in HTMLElement.prototype)) {
  void import("@oddbird/popover-polyfill");
}

/** Between a button and its menu, in px. */
const GAP = 6;

interface MenuProps {
  /** For the button: the purpose of the menu. */
  readonly label: string;
  readonly className?: string;
  readonly testId?: string;
  /** The content of the button. */
  readonly face: ReactNode;
  /** {@link MenuItem}s, and separators between them. */
  readonly children: ReactNode;
}

/** A menu behind a button. The browser shows it over everything, closes it, and returns the focus. */
export function Menu({ label, className, testId, face, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useBack(isOpen, () => menu.current?.hidePopover());
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-testid={testId}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu paper"
        onToggle={(event) => {
          const menu = event.currentTarget;
          const opens = event.newState === "open";
          setOpen(opens);
          if (!opens) return;
          layBelow(menu, menu.previousElementSibling);
          itemsOf(menu)[0]?.focus();
        }}
        onKeyDown={moveAlong}
        onClick={(event) => {
          const item = (event.target as Element).closest("[role^=menuitem]");
          if (item !== null && !item.hasAttribute("data-stays")) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

type MenuItemProps = ComponentProps<"button"> & {
  /** Absent: an item that is not a switch. */
  readonly isOn?: boolean;
  /** The menu stays open after it. */
  readonly stays?: boolean;
};

/** An action in a menu, or a switch. */
export function MenuItem({ isOn, stays = false, children, ...rest }: MenuItemProps) {
  const kind = isOn === undefined ? { role: "menuitem" } : { role: "menuitemcheckbox", "aria-checked": isOn };
  return (
    <button
      type="button"
      {...kind}
      {...rest}
      className="menu-item"
      tabIndex={-1}
      data-stays={stays || undefined}
    >
      {isOn !== undefined && <span aria-hidden="true">{isOn ? "☑" : "☐"}</span>}
      {children}
    </button>
  );
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}

function layBelow(menu: HTMLElement, button: Element | null): void {
  if (button === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${bottom + GAP}px`;
  menu.style.right = `${Math.max(GAP, document.documentElement.clientWidth - right)}px`;
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const step = STEPS[event.key];
  if (event.key === "Tab") event.currentTarget.hidePopover();
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = event.key === "Home" ? 0 : event.key === "End" ? items.length - 1 : step && at + step;
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
