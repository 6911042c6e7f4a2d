import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import manifest from "../../package.json" with { type: "json" };

const isExport = process.env.NODE_ENV === "production";
const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:3000";

const config: NextConfig = {
  env: {
    CONSIGLIERE_VERSION: manifest.version,
    GAMES_IN_DEVELOPMENT: process.env["GAMES_IN_DEVELOPMENT"] ?? "",
  },
  trailingSlash: true,
  transpilePackages: [
    "@consigliere/contract",
    "@consigliere/games",
    "@consigliere/engine",
    "@consigliere/languages",
    "@consigliere/portrait",
  ],
  // The native compiler has no JavaScript API for Next to call; `tsc` checks the types in `pnpm check`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: { resolveAlias: { "react-style-singleton": "./src/shell/style-singleton.ts" } },
  experimental: { turbopackChunking: { minChunkSize: 150_000, requestCost: 600_000 } },
  ...(isExport
    ? { output: "export" }
    : {
        // As the edge does for the exported files. The API's paths end without a slash.
        skipTrailingSlashRedirect: true,
        redirects: async () => [{ source: "/", destination: `/${DEFAULT_LOCALE}`, permanent: false }],
        rewrites: async () => [
          { source: "/api/:path*", destination: `${apiOrigin}/api/:path*` },
          { source: "/i/:path*", destination: `${apiOrigin}/i/:path*` },
          { source: "/healthz", destination: `${apiOrigin}/healthz` },
          { source: `/:locale(${LOCALES.join("|")})/:page(m|club)/:id`, destination: "/:locale/:page" },
        ],
      }),
};

export default createNextIntlPlugin({
  requestConfig: "./src/i18n/request.ts",
  experimental: {
    // Sentences are parsed here, so that no page brings what parses them.
    messages: {
      path: ["./messages", "./src/games", "../../packages/games/src", "../../packages/contract/messages"],
      format: "json",
      locales: "infer",
      precompile: true,
    },
  },
})(config);
