"use client";
import { ProblemError } from "@consigliere/contract/client";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useApi } from "../api/use-api.ts";
import { inFragment } from "../shell/in-address.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useHydrated } from "../shell/use-hydrated.ts";
import { LostLink } from "./lost-link.tsx";

/** The target of a mail's short link: goes on to the page that it means. */
export function ShortLink() {
  return useHydrated() ? <Leading token={inFragment("mail")?.[1] ?? ""} /> : <Loading />;
}

function Leading({ token }: { token: string }) {
  const t = useTranslations("link");
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ["short-link", token],
    queryFn: () => api.call(routes.openLink, { body: { token } }),
    enabled: token !== "",
    refetchOnWindowFocus: false,
  });
  const path = data?.path;
  useEffect(() => {
    if (path !== undefined) window.location.replace(path);
  }, [path]);
  if (error !== null && !(error instanceof ProblemError)) {
    return <Trouble error={error} retry={() => void refetch()} />;
  }
  if (token !== "" && error === null) return <Loading />;
  const isCut = token === "";
  return (
    <LostLink
      heading={t(isCut ? "cut" : "lost")}
      line={t(isCut ? "cutLine" : "lostLine")}
      toDesk={t("toDesk")}
    />
  );
}
