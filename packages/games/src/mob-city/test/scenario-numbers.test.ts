import { scenarioNumbers } from "../../testing/scenario-numbers.ts";

scenarioNumbers("MOB S-", new URL(".", import.meta.url), 31);
