/**
 * Name, method and path of every endpoint, stated only here. Schemas, routes for the pages, and the functions that
 * answer follow from it. It contains no schemas, because pages load it.
 */

/** A look at a table, an answer, and all the rest. */
const ofHttp = {
  readMe: "GET /api/me",
  changeProfile: "PATCH /api/me",
  signOut: "DELETE /api/session",
  readPushKey: "GET /api/push-key",
  addDevice: "POST /api/me/devices",
  removeDevice: "DELETE /api/me/devices/{id}",
  readOwnData: "GET /api/me/data",
  readDashboard: "GET /api/dashboard",
  listGames: "GET /api/games",
  createMatch: "POST /api/matches",
  changeMatch: "PATCH /api/matches/{id}",
  joinMatch: "POST /api/matches/{id}/join",
  contribute: "PUT /api/matches/{id}/contribution",
  leaveMatch: "POST /api/matches/{id}/leave",
  kickPlayer: "DELETE /api/matches/{id}/seats/{seat}",
  readmitRemoved: "DELETE /api/matches/{id}/removed",
  waitForSeat: "POST /api/matches/{id}/queue",
  stopWaiting: "DELETE /api/matches/{id}/queue",
  renewInvitation: "POST /api/matches/{id}/invitation",
  withdrawInvitation: "DELETE /api/matches/{id}/invitation",
  addBot: "POST /api/matches/{id}/bots",
  startMatch: "POST /api/matches/{id}/start",
  cancelMatch: "POST /api/matches/{id}/cancel",
  rematch: "POST /api/matches/{id}/rematch",
  readInvitation: "GET /api/invitations/{token}",
  listOpenMatches: "GET /api/lobby",
  viewMatch: "GET /api/matches/{id}",
  answerPrompt: "POST /api/matches/{id}/answers",
  undoAnswer: "POST /api/matches/{id}/undo",
  resignMatch: "POST /api/matches/{id}/resign",
  changeSettings: "PUT /api/matches/{id}/settings",
  readLog: "GET /api/matches/{id}/log",
  pauseMatch: "PUT /api/matches/{id}/paused",
  voteSubstitute: "POST /api/matches/{id}/seats/{seat}/substitute",
  answerCorrection: "PUT /api/matches/{id}/corrections/{correction}",
  nudgePlayer: "POST /api/matches/{id}/seats/{seat}/nudge",
  offerSeat: "PUT /api/matches/{id}/loan",
  takeSeatBack: "DELETE /api/matches/{id}/loan",
  inviteSpectators: "PUT /api/matches/{id}/spectators",
  dismissSpectators: "DELETE /api/matches/{id}/spectators",
  muteMatch: "PUT /api/matches/{id}/muted",
  readOrderDeeds: "GET /api/matches/{id}/orders",
  readPastQuestions: "GET /api/matches/{id}/orders/questions",
  readPlannable: "GET /api/matches/{id}/plan",
  readNotes: "GET /api/matches/{id}/notes",
  writeNotes: "PUT /api/matches/{id}/notes",
  publishNotes: "PUT /api/matches/{id}/notes/published",
  readPublishedNotes: "GET /api/matches/{id}/notes/published",
  readLetters: "GET /api/matches/{id}/letters",
  writeLetter: "POST /api/matches/{id}/letters",
  reactToLetter: "PUT /api/matches/{id}/letters/{letter}/reaction",
  hideLetter: "PUT /api/matches/{id}/letters/{letter}/hidden",
  markLettersRead: "PUT /api/matches/{id}/letters/read",
  blockPlayer: "PUT /api/matches/{id}/seats/{seat}/blocked",
  reportLetter: "POST /api/matches/{id}/letters/{letter}/report",
  readPicture: "GET /api/matches/{id}/picture",
  readProof: "GET /api/matches/{id}/proof",
  openLink: "POST /api/links",
  previewAct: "GET /api/act",
  confirmAct: "POST /api/act",
  previewUnsubscribe: "GET /api/unsubscribe",
  unsubscribe: "POST /api/unsubscribe",
  lookAtDoor: "POST /api/matches/{id}/door",
  openDoor: "PUT /api/matches/{id}/door",
  closeDoor: "DELETE /api/matches/{id}/door",
  revokeTableLinks: "DELETE /api/me/table-links",
} as const;

/**
 * Endpoints that need more code or wider permissions than a table: letting people in or out; a carrier, to test
 * channels and to report on messages; access tokens; clubs and records; calendars, which need the names of all games;
 * Telegram, Discord and Slack.
 */
const ofAccount = {
  readReached: "GET /api/me/channels",
  tryChannel: "POST /api/me/channels/{channel}/trial",
  readOwnRecord: "GET /api/me/record",
  readOwnPace: "GET /api/me/record/pace",
  listWatched: "GET /api/watched",
  watchTable: "PUT /api/matches/{id}/watched",
  stopWatching: "DELETE /api/matches/{id}/watched",
  readWebhook: "GET /api/matches/{id}/webhook",
  setWebhook: "PUT /api/matches/{id}/webhook",
  removeWebhook: "DELETE /api/matches/{id}/webhook",
  testWebhook: "POST /api/matches/{id}/webhook/test",
  setMention: "PUT /api/matches/{id}/mention",
  linkChat: "POST /api/me/chat",
  unlinkChat: "DELETE /api/me/chat",
  hearTelegram: "POST /api/telegram",
  enterAsGuest: "POST /api/session/guest",
  requestSignIn: "POST /api/session/link",
  attachEmail: "POST /api/me/email",
  signIn: "POST /api/session",
  signInByCode: "POST /api/session/code",
  checkKey: "POST /api/session/key",
  deleteAccount: "DELETE /api/me",
  readOwnCalendar: "GET /api/me/calendar",
  makeCalendar: "POST /api/me/calendar",
  endCalendar: "DELETE /api/me/calendar",
  readCalendar: "GET /api/calendar/{token}",
  readTokens: "GET /api/me/tokens",
  makeToken: "POST /api/me/tokens",
  revokeToken: "DELETE /api/me/tokens/{id}",
  tryGame: "POST /api/try",
  listClubs: "GET /api/clubs",
  foundClub: "POST /api/clubs",
  viewClub: "GET /api/clubs/{id}",
  renameClub: "PATCH /api/clubs/{id}",
  lookAtClub: "POST /api/clubs/{id}/look",
  joinClub: "POST /api/clubs/{id}/members",
  readMemberRecord: "GET /api/clubs/{id}/members/{member}/record",
  leaveClub: "DELETE /api/clubs/{id}/members/{member}",
  renewClubLink: "POST /api/clubs/{id}/link",
  withdrawClubLink: "DELETE /api/clubs/{id}/link",
  readClubHours: "POST /api/clubs/{id}/hours",
  openSeason: "POST /api/clubs/{id}/season",
  laySeasonTable: "POST /api/clubs/{id}/season/table",
  endSeason: "DELETE /api/clubs/{id}/season",
} as const;

export const places = { ...ofHttp, ...ofAccount };

export type EndpointName = keyof typeof places;

/** Method and path of an endpoint, by its name. */
export type PlaceOf<Name extends EndpointName> =
  (typeof places)[Name] extends `${infer Method extends string} ${infer Path extends string}`
    ? { readonly method: Method; readonly path: Path }
    : never;

/** The endpoints that the account function answers; the http function answers all others. */
export const accountEndpoints = Object.keys(ofAccount) as readonly (keyof typeof ofAccount)[];

/** The path and method of the endpoint with that name. */
export function placeOf<Name extends EndpointName>(name: Name): PlaceOf<Name> {
  const [method, path] = places[name].split(" ");
  return { method, path } as PlaceOf<Name>;
}
