import type { Table } from "@consigliere/engine/table";
import type { NothingPersonalEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table that Nothing Personal is played at. */
export type NpTable = Table<State, NothingPersonalEvent, Settings>;
