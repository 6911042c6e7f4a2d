/** Describes the site as an app, in each language, as `public/manifest-<language>.json`: what browsers install. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { catalogue } from "@consigliere/games/catalogue";
import { words } from "@consigliere/games/words";
import { LOCALES } from "@consigliere/languages";
import type messages from "../messages/en.json";

const root = new URL("../", import.meta.url);
const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
];
const SCREENS = [
  { name: "phone", sizes: "390x844", form_factor: "narrow" },
  { name: "desk", sizes: "1280x800", form_factor: "wide" },
];

for (const locale of LOCALES) {
  const site: typeof messages = JSON.parse(readFileSync(new URL(`messages/${locale}.json`, root), "utf8"));
  const pictures = catalogue.map(async ({ meta: { id } }) => {
    const { title, tagline } = await words(locale, id);
    return SCREENS.map(({ name, ...screen }) => ({
      ...{
        src: `/screenshots/${id}-${name}-${locale}.webp`,
        type: "image/webp",
        label: `${title}: ${tagline}`,
      },
      ...screen,
    }));
  });
  const app = {
    ...{ id: "/", name: "Consigliere", short_name: "Consigliere", description: site.titles.description },
    ...{ lang: locale, start_url: `/${locale}/desk/`, scope: "/", display: "standalone" },
    ...{ background_color: "#2a1a14", theme_color: "#2a1a14", icons: ICONS },
    shortcuts: [
      { name: site.titles.dashboard, url: `/${locale}/desk/` },
      { name: site.titles.newMatch, url: `/${locale}/new/` },
      { name: site.titles.rules, url: `/${locale}/rules/` },
    ],
    // A language has some once `npm run pictures` has made them.
    screenshots: (await Promise.all(pictures))
      .flat()
      .filter(({ src }) => existsSync(new URL(`public${src}`, root))),
  };
  writeFileSync(new URL(`public/manifest-${locale}.json`, root), JSON.stringify(app));
}
