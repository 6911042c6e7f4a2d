"use client";

import type { Papers } from "@consigliere/contract/play";
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { useTranslations } from "next-intl";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useAnyMessage } from "../../games/game-words.ts";
import { saidAnswer, saidBy } from "../../orders/order-words.ts";
import { OrdersTold } from "../../orders/orders-told.tsx";
import { PlanTold } from "../../orders/plan-told.tsx";
import { WithOrderUi } from "../../orders/with-order-ui.tsx";
import type { At, AtTable } from "../at-table.ts";
import "../../orders/orders.css";

interface LeftByProps extends At<keyof AtTable> {
  readonly seat: number;
  readonly papers: Papers;
  /** The table as the player saw it. */
  readonly view: unknown;
  /** Their published notes; undefined: none. */
  readonly notes: string | undefined;
}

/** A player's sealed answers, plan and orders at a moment, in the words of their sheets. Nothing can be changed. */
export function LeftBy({ at, seat, papers, view, notes }: LeftByProps) {
  const { match, words, ui } = at;
  const t = useTranslations("moment");
  const { sealed, settings } = papers;
  const name = words.name(seat);
  const own = String(seat === match.viewer);
  const hasSettings = Object.keys(settings).length > 0;
  const load = ui.orders?.load;
  return (
    <section
      className="moment-part orders"
      aria-label={t("left", { name, own })}
      data-testid={`left-${seat}`}
    >
      <h2 className="moment-name">
        <SeatMark seat={seat} size="small" />
        {t("left", { name, own })}
      </h2>
      {sealed.length === 0 && !hasSettings && <p className="moment-none">{t("nothing")}</p>}
      {sealed.map(({ topic, about, value }) => (
        <section key={topic} data-testid="left-sealed">
          <h3>{t("sealed")}</h3>
          <p className="order-note">{words.question({ topic, about })}</p>
          <b>{saidAnswer(value, words, t("comma")) || t("answerNone")}</b>
        </section>
      ))}
      {hasSettings && load !== undefined && (
        <WithOrderUi game={match.match.game} load={load}>
          {(orderUi) => <Settings {...{ at, seat, settings, view, orderUi }} />}
        </WithOrderUi>
      )}
      {notes !== undefined && (
        <section data-testid="left-notes">
          <h3>{t("notes")}</h3>
          <p className="moment-notes" dir="auto">
            {notes}
          </p>
        </section>
      )}
    </section>
  );
}

interface SettingsProps extends At<keyof AtTable> {
  readonly seat: number;
  readonly settings: Papers["settings"];
  readonly view: unknown;
  readonly orderUi: Parameters<Parameters<typeof WithOrderUi>[0]["children"]>[0];
}

const NOTHING = () => undefined;

function Settings({ at, seat, settings, view, orderUi }: SettingsProps) {
  const { match, words } = at;
  const t = useTranslations("moment");
  const say = saidBy(useAnyMessage(), match.match.game);
  const { orders = [], plan, ...others } = settings;
  const { More } = orderUi;
  const listed = orders as unknown as readonly StandingOrder[];
  return (
    <>
      {plan !== undefined && (
        <section data-testid="left-plan">
          <h3>{t("plan")}</h3>
          <PlanTold settings={settings} words={words} />
        </section>
      )}
      {listed.length > 0 && (
        <section data-testid="left-orders">
          <h3>{t("orders")}</h3>
          <OrdersTold orders={listed} ui={orderUi} speech={{ words, say, view }} />
        </section>
      )}
      {More !== undefined && Object.keys(others).length > 0 && (
        <More settings={others} view={view} viewer={seat} words={words} isSending onChange={NOTHING} />
      )}
    </>
  );
}
