/**
 * The pages themselves say which scripts may run, not this header. Next.js starts each exported page with its own
 * inline scripts. So the build gives every page a `<meta>` policy whose `script-src` names our files and the hashes of
 * exactly these scripts (apps/web/scripts). A browser applies both policies, so a `script-src` or `default-src` here
 * would have to allow everything that any page allows.
 *
 * The union of all hashes would do that, but it has drawbacks. It grows with every game and page (2.5 kB for three
 * games) towards CloudFront's limit for this header. It is sent with every response. It allows each page the scripts of
 * all others. And it ties the distribution to one build of the pages, while older ones are still open and cached.
 *
 * It would protect a page without its `<meta>`. The build does this instead: it secures every page or fails. Pages of
 * the API have a stricter policy of their own, which takes precedence over this one.
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

/** Headers of every response from the one origin, in addition to those of the answering side. */
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

/** The origin is reached by HTTPS alone, and browsers remember that for two years. */
export const deployedSecurityHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy": `${contentSecurityPolicy}; upgrade-insecure-requests`,
  // Not for names below ours: they may belong to somebody else's servers.
  "strict-transport-security": "max-age=63072000",
};
