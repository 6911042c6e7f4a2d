import { scenarioNumbers } from "../../testing/scenario-numbers.ts";

scenarioNumbers("NP ", new URL(".", import.meta.url), 30);
