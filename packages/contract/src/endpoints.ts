/** Every endpoint of the service, by name. */
import * as accessTokens from "./access-tokens.ts";
import * as account from "./account.ts";
import * as calendar from "./calendar.ts";
import { readDashboard } from "./dashboard.ts";
import * as devices from "./devices.ts";
import * as door from "./door.ts";
import type { Endpoint } from "./endpoint.ts";
import { listGames } from "./games.ts";
import * as links from "./links.ts";
import * as lobby from "./lobby.ts";
import * as ownData from "./own-data.ts";
import * as play from "./play.ts";
import * as talk from "./talk.ts";
import * as webhook from "./webhook.ts";

export const endpoints = {
  readMe: account.readMe,
  changeProfile: account.changeProfile,
  readReached: account.readReached,
  tryChannel: account.tryChannel,
  enterAsGuest: account.enterAsGuest,
  requestSignIn: account.requestSignIn,
  attachEmail: account.attachEmail,
  signIn: account.signIn,
  signOut: account.signOut,
  deleteAccount: account.deleteAccount,
  readPushKey: devices.readPushKey,
  addDevice: devices.addDevice,
  removeDevice: devices.removeDevice,
  readOwnCalendar: calendar.readOwnCalendar,
  makeCalendar: calendar.makeCalendar,
  endCalendar: calendar.endCalendar,
  readCalendar: calendar.readCalendar,
  readOwnData: ownData.readOwnData,
  readTokens: accessTokens.readTokens,
  makeToken: accessTokens.makeToken,
  revokeToken: accessTokens.revokeToken,
  readDashboard,
  listGames,
  createMatch: lobby.createMatch,
  changeMatch: lobby.changeMatch,
  joinMatch: lobby.joinMatch,
  contribute: lobby.contribute,
  leaveMatch: lobby.leaveMatch,
  kickPlayer: lobby.kickPlayer,
  readmitRemoved: lobby.readmitRemoved,
  renewInvitation: lobby.renewInvitation,
  withdrawInvitation: lobby.withdrawInvitation,
  addBot: lobby.addBot,
  startMatch: lobby.startMatch,
  cancelMatch: lobby.cancelMatch,
  rematch: lobby.rematch,
  readInvitation: lobby.readInvitation,
  listOpenMatches: lobby.listOpenMatches,
  tryGame: lobby.tryGame,
  viewMatch: play.viewMatch,
  answerPrompt: play.answerPrompt,
  undoAnswer: play.undoAnswer,
  resignMatch: play.resignMatch,
  changeSettings: play.changeSettings,
  readLog: play.readLog,
  pauseMatch: play.pauseMatch,
  voteSubstitute: play.voteSubstitute,
  nudgePlayer: play.nudgePlayer,
  inviteSpectators: play.inviteSpectators,
  dismissSpectators: play.dismissSpectators,
  muteMatch: play.muteMatch,
  readOrderDeeds: play.readOrderDeeds,
  readNotes: play.readNotes,
  writeNotes: play.writeNotes,
  readLetters: talk.readLetters,
  writeLetter: talk.writeLetter,
  reactToLetter: talk.reactToLetter,
  hideLetter: talk.hideLetter,
  markLettersRead: talk.markLettersRead,
  blockPlayer: talk.blockPlayer,
  reportLetter: talk.reportLetter,
  readPicture: play.readPicture,
  readProof: play.readProof,
  readWebhook: webhook.readWebhook,
  setWebhook: webhook.setWebhook,
  removeWebhook: webhook.removeWebhook,
  testWebhook: webhook.testWebhook,
  setMention: webhook.setMention,
  previewAct: links.previewAct,
  confirmAct: links.confirmAct,
  previewUnsubscribe: links.previewUnsubscribe,
  unsubscribe: links.unsubscribe,
  lookAtDoor: door.lookAtDoor,
  openDoor: door.openDoor,
  closeDoor: door.closeDoor,
  revokeTableLinks: door.revokeTableLinks,
} as const satisfies Record<string, Endpoint>;
