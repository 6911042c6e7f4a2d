"use client";
import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/fields.tsx";
import { useToast } from "../design/toast.tsx";
import { copyText } from "../shell/copy-text.ts";

/** The address of a calendar, on the one occasion on which it is shown. */
export function NewAddress({ address }: { readonly address: string }) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const onCopy = async () => {
    toast((await copyText(address)) ? { text: t("copied") } : { text: t("copyByHand"), tone: "trouble" });
  };
  return (
    <div className="mb-4 grid gap-3">
      <TextField
        label={t("address")}
        hint={t("once")}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => void onCopy()}>
          {t("copy")}
        </Button>
        {/* The scheme by which programs know that they are to fetch it again and again. */}
        <a
          className="button"
          data-variant="paper"
          data-size="normal"
          href={address.replace(/^https?:/, "webcal:")}
        >
          {t("open")}
        </a>
      </div>
    </div>
  );
}
