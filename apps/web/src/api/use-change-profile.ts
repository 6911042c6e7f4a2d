"use client";
import type { CallOf } from "@consigliere/contract/endpoint";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { setMe } from "./session.ts";
import { useApi } from "./use-api.ts";

type Change = CallOf<typeof routes.changeProfile>["body"];

const mutationKey = ["change-profile"];

export function useChangeProfile() {
  const api = useApi();
  return useMutation({
    mutationKey,
    mutationFn: (body: Change) => api.call(routes.changeProfile, { body }),
    onSuccess: ({ me }) => setMe(me),
  });
}

/** The changes of my profile that the service does not know yet. */
export function useChangesUnderWay(): Change {
  const under = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });
  return Object.assign({}, ...under);
}
