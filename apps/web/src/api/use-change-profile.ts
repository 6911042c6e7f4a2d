"use client";
import type { CallOf } from "@consigliere/contract/endpoint";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { setMe } from "./session.ts";
import { useApi } from "./use-api.ts";

export function useChangeProfile() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: CallOf<typeof routes.changeProfile>["body"]) =>
      api.call(routes.changeProfile, { body }),
    onSuccess: ({ me }) => setMe(me),
  });
}
