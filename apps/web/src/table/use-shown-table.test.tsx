// @vitest-environment jsdom
import type { TableView } from "@consigliere/contract/play";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { type ShownTable, useShownTable } from "./use-shown-table.ts";

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const VIEW = {};
let shown: ShownTable | null = null;

function Page({ told }: { readonly told: number }) {
  shown = useShownTable({
    table: { told, view: VIEW } as unknown as TableView,
    recap: undefined,
    pause: () => 0,
    onEvent: () => undefined,
  });
  return null;
}

it("arrives in the present after events that change nothing on the board", async () => {
  const root = createRoot(document.createElement("div"));
  await act(() => root.render(<Page told={4} />));
  await act(() => root.render(<Page told={5} />));
  expect(shown).toMatchObject({ view: VIEW, event: null, isBehind: false });
  await act(() => root.unmount());
});
