/**
 * Which scripts may run is said by the pages themselves, not here: Next.js starts each exported page with
 * inline scripts of its own, so the build gives every page a `<meta>` policy whose `script-src` names our
 * files and the hashes of exactly these scripts (apps/web/scripts). A browser holds a page to both policies,
 * and a `script-src` or `default-src` here would have to let through all that any page lets through. The
 * union of all hashes would do that, but it grows with every game and page (2.5 kB for three games) towards
 * CloudFront's limit for this header, rides on every response, allows each page the scripts of all others,
 * and ties the distribution to one build of the pages, while older ones are still open and cached.
 * What it would give, a guard for a page without its `<meta>`, the build gives instead: it secures every page
 * or fails. Pages of the API carry a stricter policy of their own, which goes before this one.
 */
const contentSecurityPolicy = [
  "script-src-attr 'none'",
  "style-src 'self'",
  // The grain of wood and paper is drawn in the style sheets.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "child-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every response from the one origin, on top of what the answering side says. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Links in mails carry tokens; other sites must not see them.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The same where the origin is reached by HTTPS alone, which browsers then remember for two years. */
export const deployedSecurityHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy": `${contentSecurityPolicy}; upgrade-insecure-requests`,
  // Not for names below ours: they may belong to somebody else's servers.
  "strict-transport-security": "max-age=63072000",
};
