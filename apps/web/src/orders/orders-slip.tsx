"use client";
import { planIn } from "@consigliere/contract/plan";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { OnceSlip, useLaidAside } from "../design/once-slip.tsx";
import { OrdersWords } from "./orders-words.tsx";
import { PlanSlip } from "./plan-slip.tsx";

interface OrdersSlipProps extends Omit<ComponentProps<typeof PlanSlip>, "onPlan"> {
  readonly matchId: string;
  readonly open: (sheet: "plan" | "settings") => void;
}

/** What has become of the reader's plan; without one, whether standing orders are to be left. */
export default function OrdersSlip({ matchId, open, ...plan }: OrdersSlipProps) {
  return (
    <OrdersWords>
      {planIn(plan.settings) === null ? (
        <Offer matchId={matchId} settings={plan.settings} onOrders={() => open("settings")} />
      ) : (
        <PlanSlip {...plan} onPlan={() => open("plan")} />
      )}
    </OrdersWords>
  );
}

interface OfferProps {
  readonly matchId: string;
  readonly settings: unknown;
  readonly onOrders: () => void;
}

/** Asks once in a match that has just begun, unless orders are left. */
function Offer({ matchId, settings, onOrders }: OfferProps) {
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
