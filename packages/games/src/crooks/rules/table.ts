import type { Table } from "@consigliere/engine/table";
import type { CrooksEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table at which Crooks is played. */
export type CrooksTable = Table<State, CrooksEvent, Settings>;
