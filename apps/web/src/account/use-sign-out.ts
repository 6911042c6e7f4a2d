"use client";
import { signOut } from "@consigliere/contract/account";
import { useMutation } from "@tanstack/react-query";
import { useKeepMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { useRouter } from "../i18n/navigation.ts";

export function useSignOut() {
  const api = useApi();
  const keepMe = useKeepMe();
  const router = useRouter();
  return useMutation({
    mutationFn: () => api.call(signOut, {}),
    onSuccess: () => {
      keepMe(null);
      router.push("/");
    },
    onError: useProblemToast(),
  });
}
