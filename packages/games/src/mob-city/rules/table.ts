import type { Table } from "@consigliere/engine/table";
import type { MobCityEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import type { State } from "../state.ts";

/** The table at which Mob City is played. */
export type MobTable = Table<State, MobCityEvent, Settings>;
