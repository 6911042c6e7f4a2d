import { scenarioNumbers } from "../../testing/scenario-numbers.ts";

scenarioNumbers("CR ", new URL(".", import.meta.url));
