"use client";
import { useTranslations } from "next-intl";
import { BrassButton, Button } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";
import { useToast } from "../design/toast.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The link for friends: to copy, or to hand to whatever the phone sends messages with. */
export function InviteLetter({ url, game }: { url: string; game: string }) {
  const t = useTranslations("lobby.invite");
  const toast = useToast();
  const canShare = useHydrated() && typeof navigator.share === "function";
  const onCopy = async () => {
    toast((await copy(url)) ? { text: t("copied") } : { text: t("copyByHand"), tone: "trouble" });
  };
  const onShare = () => {
    // Closing the phone's sheet again is no fault.
    navigator.share({ title: game, text: t("shareText", { game }), url }).catch(() => undefined);
  };
  return (
    <Telegram
      heading={t("title")}
      lines={[t("line")]}
      actions={
        <>
          <input
            className="input w-full"
            readOnly
            value={url}
            aria-label={t("link")}
            onFocus={(event) => event.target.select()}
          />
          <BrassButton onClick={() => void onCopy()}>{t("copy")}</BrassButton>
          {canShare && <Button onClick={onShare}>{t("share")}</Button>}
        </>
      }
    />
  );
}
