import type { Table } from "@consigliere/engine/table";
import type { FamilyBusinessEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table at which Family Business is played. */
export type FamilyTable = Table<State, FamilyBusinessEvent, Settings>;
