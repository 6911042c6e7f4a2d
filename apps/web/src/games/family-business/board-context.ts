"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";

import { createContext } from "react";
import { type SharedBoard, useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";

/** The data for every part of the board. */
export type BoardContext = SharedBoard<View, Say, MobsterId>;

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);
