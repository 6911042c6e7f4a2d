"use client";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "../i18n/navigation.ts";
import { useKeepMe } from "./session.ts";
import { useApi } from "./use-api.ts";
import { useProblemToast } from "./use-problem.ts";

export function useSignOut() {
  const api = useApi();
  const keepMe = useKeepMe();
  const router = useRouter();
  return useMutation({
    mutationFn: () => api.call(routes.signOut, {}),
    onSuccess: () => {
      keepMe(null);
      router.push("/");
    },
    onError: useProblemToast(),
  });
}
