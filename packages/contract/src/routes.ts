/** The endpoints without their schemas, which are heavy: for the pages, which check nothing that the service says. */
import type { Endpoint } from "./endpoint.ts";
import type { endpoints } from "./endpoints.ts";

type Endpoints = typeof endpoints;
type PlaceOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

/** Held to the endpoints by their types. */
const PLACES: { readonly [Name in keyof Endpoints]: PlaceOf<Endpoints[Name]> } = {
  readMe: "GET /api/me",
  changeProfile: "PATCH /api/me",
  enterAsGuest: "POST /api/session/guest",
  requestSignIn: "POST /api/session/link",
  attachEmail: "POST /api/me/email",
  signIn: "POST /api/session",
  signOut: "DELETE /api/session",
  deleteAccount: "DELETE /api/me",
  readPushKey: "GET /api/push-key",
  addDevice: "POST /api/me/devices",
  removeDevice: "DELETE /api/me/devices/{id}",
  readDashboard: "GET /api/dashboard",
  listGames: "GET /api/games",
  createMatch: "POST /api/matches",
  changeMatch: "PATCH /api/matches/{id}",
  joinMatch: "POST /api/matches/{id}/join",
  contribute: "PUT /api/matches/{id}/contribution",
  leaveMatch: "POST /api/matches/{id}/leave",
  kickPlayer: "DELETE /api/matches/{id}/seats/{seat}",
  readmitRemoved: "DELETE /api/matches/{id}/removed",
  renewInvitation: "POST /api/matches/{id}/invitation",
  withdrawInvitation: "DELETE /api/matches/{id}/invitation",
  addBot: "POST /api/matches/{id}/bots",
  startMatch: "POST /api/matches/{id}/start",
  cancelMatch: "POST /api/matches/{id}/cancel",
  rematch: "POST /api/matches/{id}/rematch",
  readInvitation: "GET /api/invitations/{token}",
  listOpenMatches: "GET /api/lobby",
  tryGame: "POST /api/try",
  viewMatch: "GET /api/matches/{id}",
  answerPrompt: "POST /api/matches/{id}/answers",
  undoAnswer: "POST /api/matches/{id}/undo",
  resignMatch: "POST /api/matches/{id}/resign",
  changeSettings: "PUT /api/matches/{id}/settings",
  readLog: "GET /api/matches/{id}/log",
  pauseMatch: "PUT /api/matches/{id}/paused",
  voteSubstitute: "POST /api/matches/{id}/seats/{seat}/substitute",
  muteMatch: "PUT /api/matches/{id}/muted",
  readNotes: "GET /api/matches/{id}/notes",
  writeNotes: "PUT /api/matches/{id}/notes",
  readPicture: "GET /api/matches/{id}/picture",
  readProof: "GET /api/matches/{id}/proof",
  previewAct: "GET /api/act",
  confirmAct: "POST /api/act",
  previewUnsubscribe: "GET /api/unsubscribe",
  unsubscribe: "POST /api/unsubscribe",
};

/**
 * Every endpoint by name, for callers alone. Their types say what goes in and comes out, but at run time nothing
 * of them is there except `method` and `path`, by which a client calls.
 */
export const routes = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => {
    const [method, path] = place.split(" ");
    return [name, { method, path }];
  }),
) as unknown as Endpoints;
