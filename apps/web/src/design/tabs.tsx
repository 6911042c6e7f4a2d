"use client";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: ReactNode; readonly content: ReactNode }[];
  readonly value?: string;
  readonly onValueChange?: (id: string) => void;
  readonly className?: string;
}

/** Folder tabs; arrow keys move between them. */
export function Tabs({ label, tabs, value, onValueChange, className = "" }: TabsProps) {
  const first = tabs[0]?.id ?? "";
  return (
    <Radix.Root
      className={className}
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
    >
      <Radix.List className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
