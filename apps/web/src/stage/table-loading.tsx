"use client";
import { useTranslations } from "next-intl";
import { PICTURE_PLACE } from "../api/prefetch-match.ts";
import { CardBack } from "../design/card.tsx";

/** The page's own script may fill it before this program begins. */
const LEFT_AS_IT_IS = { __html: "" };

/** The first picture of a table, which is in the page itself: bar, board and front are in their final places. */
export function TableLoading() {
  const shell = useTranslations("shell");
  const t = useTranslations("play.table");
  return (
    <div className="stage laying-stage" role="status">
      <div className="stage-bar leather">
        <span className="laying-brand" lang="en">
          {shell("brand")}
        </span>
      </div>
      <div className="stage-middle">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set */}
        <div className={PICTURE_PLACE} dangerouslySetInnerHTML={LEFT_AS_IT_IS} suppressHydrationWarning />
        <div className="laying">
          <div className="riffle" aria-hidden="true">
            <CardBack />
            <CardBack />
            <CardBack />
          </div>
          <h1>{t("laying")}</h1>
          <div className="brass-line" />
        </div>
      </div>
      <div className="stage-front" />
    </div>
  );
}
