import { scenarioNumbers } from "../../testing/scenario-numbers.ts";

scenarioNumbers("FB ", new URL(".", import.meta.url));
