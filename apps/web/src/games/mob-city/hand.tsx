"use client";

import { useTranslations } from "next-intl";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { BoardProps } from "../game-ui.ts";
import { dragToken } from "./drag-token.ts";
import { useTokens } from "./use-tokens.ts";

/** While a bid is asked for, my four tokens: the one that is lifted goes to the plaque that is pressed next. */
export function MobCityHand({ draft, viewer, words }: BoardProps) {
  const t = useTranslations("board.mob-city");
  const tokens = useTokens(draft);
  if (tokens === null) return null;
  return (
    <div className="mc-tokens">
      <p aria-live="polite">
        {tokens.lifted === null ? t("allPut") : t("putToken", { token: tokens.lifted })}
      </p>
      <ul>
        {tokens.all.map(({ token, interest, isPut }) => (
          <li key={token}>
            <button
              type="button"
              data-put={isPut || undefined}
              data-testid={`token-${token}`}
              aria-pressed={tokens.lifted === token}
              aria-label={t(isPut ? "tokenOn" : "tokenInHand", {
                token,
                interest: words.text(`interest.${interest}`),
              })}
              data-token={token}
              onPointerDown={(event) => dragToken(event, (favour) => tokens.put(token, favour))}
              onClick={() => tokens.lift(token)}
            >
              {viewer !== null && <SeatMark seat={viewer} size="small" />}
              {token}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
