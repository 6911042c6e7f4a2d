import type { Invitation } from "@consigliere/contract/invitations";
import { problemSentences } from "@consigliere/contract/problem-sentences";
import { type Locale, languages } from "@consigliere/languages";
import { gameName, type Words, wordsIn } from "@consigliere/service/words";
import { html, raw } from "hono/html";
import { pagePolicy } from "./page-policy.ts";

const STYLE =
  "body{background:#2a1a14;color:#f3ead7;font:18px/1.6 Georgia,serif;margin:0;padding:18vh 24px;text-align:center}a{color:#e0b566}";

export const invitationPolicy = pagePolicy(STYLE);

interface InvitationPage {
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly token: string;
  /** Null when the link leads nowhere. */
  readonly invitation: Invitation | null;
}

interface Preview {
  readonly title: string;
  readonly description: string;
  /** Its path; 1200 by 630 pixels. */
  readonly picture: string;
}

/** The picture of links that say no game. */
const HOUSE = "/og.png";

/** The preview that a messenger shows to people who get the link. */
async function previewOf(words: Words, locale: Locale, invitation: Invitation | null): Promise<Preview> {
  if (invitation === null) return { title: words("invite.gone"), description: "", picture: HOUSE };
  const { host, game, seats, seatCount, closed } = invitation;
  if (host === null) {
    const title = (await problemSentences(locale))[closed ?? "invite/unknown"];
    return { title, description: "", picture: HOUSE };
  }
  const joined = seats.filter((seat) => seat.kind !== "open").length;
  return {
    title: words("invite.title", { host, game: gameName(words, game) }),
    description: words("invite.description", { joined, seats: seatCount }),
    picture: `/posters/${game}.jpg`,
  };
}

/** A tiny page. Messengers read its preview and go no further; people are led on. */
export async function invitationPage({ baseUrl, locale, token, invitation }: InvitationPage) {
  const words = await wordsIn(locale);
  const { title, description, picture } = await previewOf(words, locale, invitation);
  const target = `${baseUrl}/${locale}/join/?token=${encodeURIComponent(token)}`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Consigliere">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${baseUrl}/i/${encodeURIComponent(token)}">
<meta property="og:image" content="${baseUrl}${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta property="og:locale" content="${languages[locale].region}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0;url=${target}">
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>${title}</h1>
<p>${description}</p>
<p><a href="${target}">${words("invite.lead")}</a></p>
</body>
</html>`;
}
