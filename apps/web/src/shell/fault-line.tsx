"use client";
import { Component, type ReactNode } from "react";
import { Trouble } from "./trouble.tsx";

interface FaultLineProps {
  readonly children: ReactNode;
}

/** Says so where what is around the pages throws an error, like the header. */
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
