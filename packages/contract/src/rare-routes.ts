/** The endpoints of what few open, as routes.ts has the others. */
import type { endpoints } from "./endpoints.ts";
import { routesAt } from "./places.ts";

type OfCalendars = "readOwnCalendar" | "makeCalendar" | "endCalendar" | "readCalendar";
type OfWebhooks = "readWebhook" | "setWebhook" | "removeWebhook" | "testWebhook" | "setMention";
type OfMessages = "readReached" | "tryChannel" | "muteMatch";
type OfOrders = "readOrderDeeds" | "readPlannable";
type OfLinks =
  | "previewAct"
  | "confirmAct"
  | "previewUnsubscribe"
  | "unsubscribe"
  | "lookAtDoor"
  | "openDoor"
  | "revokeTableLinks";
type OfLobbies =
  | "readmitRemoved"
  | "renewInvitation"
  | "withdrawInvitation"
  | "leaveMatch"
  | "kickPlayer"
  | "addBot"
  | "cancelMatch"
  | "changeMatch"
  | "readInvitation";
type OfTalk = "blockPlayer" | "reportLetter";
type OfLoans = "offerSeat" | "takeSeatBack";
type OfSpectators = "inviteSpectators" | "dismissSpectators";
type OfAccounts = "attachEmail" | "signIn" | "deleteAccount" | "readOwnData";
type OfClubs =
  | "listClubs"
  | "foundClub"
  | "viewClub"
  | "renameClub"
  | "lookAtClub"
  | "joinClub"
  | "leaveClub"
  | "renewClubLink"
  | "withdrawClubLink";
type OfTokens = "readTokens" | "makeToken" | "revokeToken";

export type RareRoutes = Pick<
  typeof endpoints,
  | OfCalendars
  | OfWebhooks
  | OfMessages
  | OfOrders
  | OfLinks
  | OfLobbies
  | OfTalk
  | OfSpectators
  | OfLoans
  | OfAccounts
  | OfClubs
  | OfTokens
>;

/** Their names, for callers alone. */
export const rareRoutes = routesAt<RareRoutes>({
  readOwnCalendar: "GET /api/me/calendar",
  makeCalendar: "POST /api/me/calendar",
  endCalendar: "DELETE /api/me/calendar",
  readCalendar: "GET /api/calendar/{token}",
  readWebhook: "GET /api/matches/{id}/webhook",
  setWebhook: "PUT /api/matches/{id}/webhook",
  removeWebhook: "DELETE /api/matches/{id}/webhook",
  testWebhook: "POST /api/matches/{id}/webhook/test",
  setMention: "PUT /api/matches/{id}/mention",
  readReached: "GET /api/me/channels",
  tryChannel: "POST /api/me/channels/{channel}/trial",
  offerSeat: "PUT /api/matches/{id}/loan",
  takeSeatBack: "DELETE /api/matches/{id}/loan",
  inviteSpectators: "PUT /api/matches/{id}/spectators",
  dismissSpectators: "DELETE /api/matches/{id}/spectators",
  readOrderDeeds: "GET /api/matches/{id}/orders",
  readPlannable: "GET /api/matches/{id}/plan",
  blockPlayer: "PUT /api/matches/{id}/seats/{seat}/blocked",
  reportLetter: "POST /api/matches/{id}/letters/{letter}/report",
  muteMatch: "PUT /api/matches/{id}/muted",
  previewAct: "GET /api/act",
  confirmAct: "POST /api/act",
  previewUnsubscribe: "GET /api/unsubscribe",
  unsubscribe: "POST /api/unsubscribe",
  lookAtDoor: "POST /api/matches/{id}/door",
  openDoor: "PUT /api/matches/{id}/door",
  revokeTableLinks: "DELETE /api/me/table-links",
  readmitRemoved: "DELETE /api/matches/{id}/removed",
  renewInvitation: "POST /api/matches/{id}/invitation",
  withdrawInvitation: "DELETE /api/matches/{id}/invitation",
  leaveMatch: "POST /api/matches/{id}/leave",
  kickPlayer: "DELETE /api/matches/{id}/seats/{seat}",
  addBot: "POST /api/matches/{id}/bots",
  cancelMatch: "POST /api/matches/{id}/cancel",
  changeMatch: "PATCH /api/matches/{id}",
  readInvitation: "GET /api/invitations/{token}",
  attachEmail: "POST /api/me/email",
  signIn: "POST /api/session",
  deleteAccount: "DELETE /api/me",
  readOwnData: "GET /api/me/data",
  listClubs: "GET /api/clubs",
  foundClub: "POST /api/clubs",
  viewClub: "GET /api/clubs/{id}",
  renameClub: "PATCH /api/clubs/{id}",
  lookAtClub: "POST /api/clubs/{id}/look",
  joinClub: "POST /api/clubs/{id}/members",
  leaveClub: "DELETE /api/clubs/{id}/members/{member}",
  renewClubLink: "POST /api/clubs/{id}/link",
  withdrawClubLink: "DELETE /api/clubs/{id}/link",
  readTokens: "GET /api/me/tokens",
  makeToken: "POST /api/me/tokens",
  revokeToken: "DELETE /api/me/tokens/{id}",
});
