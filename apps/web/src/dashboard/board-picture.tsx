"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useApi } from "../api/use-api.ts";
import { Poster } from "../games/poster.tsx";

/** The current board of a match. Before its first card, or if the board is unavailable, the scene of its game. */
export function BoardPicture({ row, title }: { readonly row: DashboardRow; readonly title: string }) {
  const t = useTranslations("dashboard");
  const api = useApi();
  const [failed, setFailed] = useState<string | null>(null);
  const { matchId, game, picture } = row;
  if (picture === undefined || picture === failed) return <Poster game={game} className="desk-picture" />;
  return (
    // biome-ignore lint/performance/noImgElement: drawn by the service for whoever looks
    <img
      src={api.addressOf(routes.readPicture, { params: { id: matchId }, query: { at: picture } })}
      alt={t("board", { game: title })}
      width={560}
      height={280}
      loading="lazy"
      decoding="async"
      className="desk-picture"
      onError={() => setFailed(picture)}
    />
  );
}
