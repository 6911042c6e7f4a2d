"use client";
import type { Profile } from "@consigliere/contract/account";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { useToast } from "../design/toast.tsx";
import { letKnock, pushState, thisDevice } from "./browser-push.ts";

/** The browsers to which the service sends push messages, and whether this one may be among them. */
export function Devices({ me }: { me: Profile }) {
  const t = useTranslations("profile.pushDevices");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const onProblem = useProblemToast();
  const own = useQuery({
    queryKey: cacheKeys.ownDevice(me.devices.map(({ id }) => id)),
    queryFn: async () => ({ state: await pushState(), id: await thisDevice() }),
  });
  const { retry: again } = useMe();
  const remove = useMutation({
    mutationFn: (id: string) => api.call(routes.removeDevice, { params: { id } }),
    onSuccess: again,
    onError: onProblem,
  });
  const add = useMutation({
    mutationFn: () => letKnock(locale),
    onSettled: () => {
      again();
      return own.refetch();
    },
    onError: (error) =>
      error instanceof DOMException ? toast({ text: shell("knocksFailed") }) : onProblem(error),
  });
  const { state, id: here } = own.data ?? { state: null, id: null };
  const isHere = me.devices.some(({ id }) => id === here);
  return (
    <div className="stack devices" data-gap="2">
      <ul className="entries">
        {me.devices.map(({ id, name, addedAt }) => (
          <li key={id}>
            <span>
              {name}
              <small className="quiet">
                {id === here
                  ? t("here")
                  : new Date(addedAt).toLocaleDateString(locale, { dateStyle: "medium" })}
              </small>
            </span>
            <Button
              variant="quiet"
              aria-label={t("remove", { name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      {state === "denied" || state === "impossible" || state === "insecure" ? (
        <p className="quiet">{t(state)}</p>
      ) : (
        state !== null &&
        !isHere && (
          <Button variant="ink" busy={add.isPending} onClick={() => add.mutate()}>
            {t("allow")}
          </Button>
        )
      )}
    </div>
  );
}
