import type { Table } from "@consigliere/engine/table";
import type { NothingPersonalEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table at which Nothing Personal is played. */
export type NpTable = Table<State, NothingPersonalEvent, Settings>;
