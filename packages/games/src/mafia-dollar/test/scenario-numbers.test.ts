import { scenarioNumbers } from "../../testing/scenario-numbers.ts";

scenarioNumbers("MD A", new URL(".", import.meta.url));
