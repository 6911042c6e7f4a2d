// Next.js runs this before every other module of a page, so also before the first schema is made.
import { config } from "zod/v4/core";

// Schemas are not compiled: that needs `eval`, and our Content-Security-Policy reports even the attempt.
config({ jitless: true });
