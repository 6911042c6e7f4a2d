import type { Table } from "@consigliere/engine/table";
import type { CrooksEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table that Crooks is played at. */
export type CrooksTable = Table<State, CrooksEvent, Settings>;
