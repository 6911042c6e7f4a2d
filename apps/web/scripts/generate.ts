/** Makes everything that the pages need and git does not keep. `build`, `dev` and `npm run dev` all call this list. */
await import("./app-manifests.ts");
await import("./latin-faces.ts");
await import("./fonts.ts");
await import("./posters.ts");
await import("./wall.ts");
await import("./drawings.ts");
await import("./examples.ts");

export {};
