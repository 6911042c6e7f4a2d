"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { OnceSlip, useLaidAside } from "../design/once-slip.tsx";
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
  const [isLaidAside, layAside] = useLaidAside(`consigliere.orders-offered.${matchId}`);
  const [hadOrders] = useState(() => hasOrders(settings));
  if (isLaidAside || hadOrders || hasOrders(settings)) return null;
  return (
    <OnceSlip
      label={t("label")}
      testId="orders-offer"
      ask={t("ask")}
      yes={t("yes")}
      no={t("no")}
      onYes={onOrders}
      onAnswer={layAside}
    />
  );
}

function hasOrders(settings: unknown): boolean {
  const { orders = [] } = (settings ?? {}) as { readonly orders?: readonly unknown[] };
  return orders.length > 0;
}
