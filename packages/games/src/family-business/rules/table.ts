import type { Table } from "@consigliere/engine/table";
import type { FamilyBusinessEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table that Family Business is played at. */
export type FamilyTable = Table<State, FamilyBusinessEvent, Settings>;
