"use client";
import { Component, type ReactNode } from "react";
import { heedTranslators } from "./translations.ts";
import { Trouble } from "./trouble.tsx";

if (typeof window !== "undefined") heedTranslators();

interface FaultLineProps {
  readonly children: ReactNode;
}

/** Around all of a page. Where what surrounds the pages throws an error, like the header, it says so. */
export class FaultLine extends Component<FaultLineProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Trouble error={error} retry={() => window.location.reload()} actions={false} level={1} />;
  }
}
