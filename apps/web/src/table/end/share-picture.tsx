"use client";

import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useApi } from "../../api/use-api.ts";
import { Button } from "../../design/button.tsx";
import { useToast } from "../../design/toast.tsx";
import { saveFile } from "../../shell/save-file.ts";
import { drawFrontPage, type FrontPagePicture } from "./front-page-picture.ts";

interface SharePictureProps extends Omit<FrontPagePicture, "paper" | "portrait" | "board"> {
  readonly matchId: string;
}

/** Gives the front page as a picture, drawn on the device: to an app that takes it, or as a file. */
export function SharePicture({ matchId, ...page }: SharePictureProps) {
  const t = useTranslations("outcome");
  const api = useApi();
  const toast = useToast();
  const key = useRef<HTMLSpanElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const share = async () => {
    setDrawing(true);
    try {
      const portrait = key.current?.closest(".outcome")?.querySelector(".end-winners svg") ?? null;
      const board = api.addressOf(routes.readPicture, { params: { id: matchId }, query: { at: "end" } });
      const file = await drawFrontPage({ ...page, paper: t("paper"), portrait, board });
      await give(file, page.headline);
    } catch (error) {
      // A reader who cancels the sharing sees no error.
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        toast({ text: t("shareFailed"), tone: "trouble" });
      }
    } finally {
      setDrawing(false);
    }
  };
  return (
    <span ref={key}>
      <Button busy={isDrawing} onClick={() => void share()} data-testid="share">
        {t("share")}
      </Button>
    </span>
  );
}

async function give(file: File, title: string): Promise<void> {
  const content = { files: [file], title };
  if (navigator.canShare?.(content) === true) {
    await navigator.share(content);
    return;
  }
  saveFile(file);
}
