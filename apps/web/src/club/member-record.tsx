"use client";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useClubWords } from "./people.ts";
import { Figures } from "./record-figures.tsx";

interface MemberRecordProps {
  readonly club: string;
  readonly member: string;
}

/** The figures of a member who shares them with me. */
export default function MemberRecord({ club, member }: MemberRecordProps) {
  const t = useTranslations("club");
  const api = useApi();
  const words = useClubWords({ people: [] });
  const { data, error, refetch } = useQuery({
    queryKey: cacheKeys.memberRecord(club, member),
    queryFn: () => api.call(routes.readMemberRecord, { params: { id: club, member } }),
  });
  if (data === undefined) {
    return error === null ? <Loading /> : <Trouble error={error} retry={() => void refetch()} />;
  }
  return (
    <div className="stack" data-gap="5">
      {data.all.matches === 0 ? <p>{t("record.none")}</p> : <Figures {...data} words={words} />}
      <p>{t("record.met.line", { ...data.meetings, name: data.name })}</p>
    </div>
  );
}
