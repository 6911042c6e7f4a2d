/**
 * The endpoints without their schemas, which are heavy: for the pages, which check nothing that the service says. Those
 * of what few open are in rare-routes.ts, and loaded with it.
 */
import type { endpoints } from "./endpoints.ts";
import { type PlacesOf, routesAt } from "./places.ts";
import type { RareRoutes } from "./rare-routes.ts";

type OftenUsed = Omit<typeof endpoints, keyof RareRoutes>;

/** Held to the endpoints by their types. */
const PLACES: PlacesOf<OftenUsed> = {
  readMe: "GET /api/me",
  changeProfile: "PATCH /api/me",
  enterAsGuest: "POST /api/session/guest",
  requestSignIn: "POST /api/session/link",
  signOut: "DELETE /api/session",
  readDashboard: "GET /api/dashboard",
  listGames: "GET /api/games",
  createMatch: "POST /api/matches",
  joinMatch: "POST /api/matches/{id}/join",
  contribute: "PUT /api/matches/{id}/contribution",
  startMatch: "POST /api/matches/{id}/start",
  rematch: "POST /api/matches/{id}/rematch",
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
  nudgePlayer: "POST /api/matches/{id}/seats/{seat}/nudge",
  readNotes: "GET /api/matches/{id}/notes",
  writeNotes: "PUT /api/matches/{id}/notes",
  readLetters: "GET /api/matches/{id}/letters",
  writeLetter: "POST /api/matches/{id}/letters",
  reactToLetter: "PUT /api/matches/{id}/letters/{letter}/reaction",
  hideLetter: "PUT /api/matches/{id}/letters/{letter}/hidden",
  markLettersRead: "PUT /api/matches/{id}/letters/read",
  readPicture: "GET /api/matches/{id}/picture",
  readProof: "GET /api/matches/{id}/proof",
  closeDoor: "DELETE /api/matches/{id}/door",
  readPushKey: "GET /api/push-key",
  addDevice: "POST /api/me/devices",
  removeDevice: "DELETE /api/me/devices/{id}",
};

/** The endpoints by name, for callers alone. */
export const routes = routesAt<OftenUsed>(PLACES);
