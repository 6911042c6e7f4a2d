"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OrderUi } from "../games/order-ui.ts";
import { ONCE } from "../games/use-game.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { OrdersWords } from "./orders-words.tsx";

interface WithOrderUiProps {
  readonly game: string;
  readonly load: () => Promise<OrderUi>;
  readonly children: (ui: OrderUi) => ReactNode;
}

/** Provides a game's standing-order fields and words. Both are loaded on demand. */
export function WithOrderUi({ game, load, children }: WithOrderUiProps) {
  const { data, error, refetch } = useQuery({ queryKey: ["game-orders", game], queryFn: load, ...ONCE });
  if (error !== null) return <Trouble error={error} retry={refetch} />;
  return data === undefined ? <Loading /> : <OrdersWords>{children(data)}</OrdersWords>;
}
