"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { OrdersWords } from "./orders-words.tsx";

interface OrdersSlipProps {
  readonly matchId: string;
  readonly settings: unknown;
  readonly onOrders: () => void;
}

/** Asks once in a match that has just begun whether standing orders are to be left, unless some are. */
export default function OrdersSlip(props: OrdersSlipProps) {
  return (
    <OrdersWords>
      <Slip {...props} />
    </OrdersWords>
  );
}

function Slip({ matchId, settings, onOrders }: OrdersSlipProps) {
  const t = useTranslations("orders.offer");
  const key = `consigliere.orders-offered.${matchId}`;
  const [isAsked, setAsked] = useState(() => !hasOrders(settings) && !isLaidAside(key));
  if (!isAsked || hasOrders(settings)) return null;
  const layAside = () => {
    rememberLaidAside(key);
    setAsked(false);
  };
  return (
    <aside className="callout knock paper" aria-label={t("label")} data-testid="orders-offer">
      <p>{t("ask")}</p>
      <Button
        variant="ink"
        size="small"
        onClick={() => {
          layAside();
          onOrders();
        }}
      >
        {t("yes")}
      </Button>
      <Button variant="quiet" size="small" onClick={layAside}>
        {t("no")}
      </Button>
    </aside>
  );
}

function hasOrders(settings: unknown): boolean {
  const { orders = [] } = (settings ?? {}) as { readonly orders?: readonly unknown[] };
  return orders.length > 0;
}

/** Where nothing can be remembered, nobody is asked again and again. */
function isLaidAside(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function rememberLaidAside(key: string): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // As above.
  }
}
