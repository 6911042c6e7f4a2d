"use client";
import { routes } from "@consigliere/contract/routes";
import { useState } from "react";
import { useRouter } from "../i18n/navigation.ts";
import { changeReader } from "./session.ts";
import { useApi } from "./use-api.ts";
import { useProblemToast } from "./use-problem.ts";

export function useSignOut() {
  const api = useApi();
  const router = useRouter();
  const onProblem = useProblemToast();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await api.call(routes.signOut, {});
      changeReader(null);
      router.push("/");
    } catch (error) {
      onProblem(error);
    }
    setLeaving(false);
  };
  return { leave: () => void leave(), isLeaving };
}
