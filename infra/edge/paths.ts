/** The pages of invitations, whose addresses people pass on and type. */
export const invitationPaths = "/i/*";

/** Path patterns of the one origin that the API answers; everything else is a prerendered file. */
export const apiPaths = ["/api/*", invitationPaths, "/healthz"] as const;

/**
 * The path at which pages open their sockets. It is the name of the WebSocket API's stage, so that the path need not
 * change.
 */
export const livePath = "/live";

/** Files below these are named after their content and never change. */
export const immutablePaths = ["/_next/static/*"] as const;

/** The page for missing paths, answered with status 404. */
export const notFoundPage = "/404.html";
