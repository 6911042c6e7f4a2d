// Who may know whom. `scripts/dependencies.mjs` runs it and looks at rooms besides; tsc looks for what is not there.

const folders = {
  languages: "packages/languages",
  engine: "packages/engine",
  games: "packages/games",
  contract: "packages/contract",
  portrait: "packages/portrait",
  store: "packages/store",
  service: "packages/service",
  api: "apps/api",
  local: "apps/local",
  ops: "apps/ops",
  web: "apps/web",
  infra: "infra",
  test: "test",
};

/** The list of languages is for everybody. */
const mayUse = {
  languages: [],
  engine: [],
  games: ["engine"],
  contract: ["engine", "games"],
  portrait: [],
  store: ["contract", "engine"],
  service: ["engine", "games", "contract", "portrait", "store"],
  api: ["engine", "games", "contract", "store", "service"],
  local: ["contract", "service", "api", "store", "infra"],
  ops: ["engine", "games", "store", "service", "api", "infra"],
  web: ["contract", "games", "portrait"],
  infra: ["contract", "service", "api", "store"],
  test: ["contract", "engine", "games", "store", "service", "api", "local", "ops", "infra"],
};

const within = (names) => `^(${names.map((name) => folders[name]).join("|")})/`;

/** The threads of the site on which matches are checked, learned and tried: only they have the rules of the games. */
const threads = "^apps/web/src/(check/checker|lessons/lesson|games/[^/]+/fight-forecast)-worker\\.ts$";

/** What runs the rules while the pages are made: the rulebooks' examples, and the hand on the landing page. */
const drawing = "^apps/web/src/(rules/examples/draw\\.ts|landing/first-hand\\.tsx)$";

const directions = Object.keys(folders).map((name) => ({
  name: `${name}-uses-only-what-it-may`,
  severity: "error",
  from: { path: within([name]), pathNot: threads },
  to: { path: within(Object.keys(folders)), pathNot: within([name, "languages", ...mayUse[name]]) },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: "no-inner-files-of-others",
      comment:
        "Another package is imported by its name and an entry of its exports, never by a relative path.",
      severity: "error",
      from: { path: "^((packages|apps)/[^/]+|infra|test)/" },
      to: { path: within(Object.keys(folders)), pathNot: "^$1/", dependencyTypes: ["local"] },
    },
    {
      name: "no-inner-files-of-games",
      comment:
        "What lies directly in a game's folder is for everybody; its inner folders are its own, but for what tests of secrets redeal and golden matches.",
      severity: "error",
      from: { pathNot: within(["games"]) },
      to: {
        path: "^packages/games/src/(testing|[^/]+/[^/]+)/",
        pathNot: "^packages/games/src/(table/messages/|testing/golden-files\\.ts$|[^/]+/test/scramble\\.ts$)",
      },
    },
    {
      name: "threads-use-engine-and-games",
      comment: "They are loaded by the page and run without it.",
      severity: "error",
      from: { path: threads },
      to: { path: within(Object.keys(folders)), pathNot: within(["engine", "games", "languages"]) },
    },
    {
      name: "site-has-rules-on-threads-alone",
      severity: "error",
      from: { path: within(["web"]), pathNot: [threads, drawing, "^apps/web/test/"] },
      to: {
        path: "^packages/games/src/(registry|lessons/(practice|example)|[^/]+/(game|bot|fight-forecast|rules/.+))\\.ts$",
      },
    },
    {
      name: "no-circles",
      comment: "Of files, types included.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-undeclared-packages",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "games-know-no-platform",
      comment:
        "Engine and games run in Lambda, in a browser and in tests alike; `*.node.ts` has a twin for browsers.",
      severity: "error",
      from: { path: "^packages/(engine|games)/src/", pathNot: "\\.(test|node)\\.ts$|/testing/" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|\\.next|out|dist|cdk\\.out)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".md"],
    },
  },
};
