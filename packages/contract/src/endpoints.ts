/** Every endpoint of the service, by name. */
import * as accessTokens from "./access-tokens.ts";
import * as account from "./account.ts";
import * as answers from "./answers.ts";
import * as calendar from "./calendar.ts";
import * as clubs from "./clubs.ts";
import * as dashboard from "./dashboard.ts";
import * as devices from "./devices.ts";
import type { Endpoint } from "./endpoint.ts";
import * as games from "./games.ts";
import * as invitations from "./invitations.ts";
import * as links from "./links.ts";
import * as loan from "./loan.ts";
import * as lobby from "./lobby.ts";
import * as log from "./log.ts";
import * as matchNotes from "./match-notes.ts";
import * as orderDeeds from "./order-deeds.ts";
import * as ownData from "./own-data.ts";
import { type EndpointName, places } from "./places.ts";
import * as play from "./play.ts";
import * as proof from "./proof.ts";
import * as record from "./record.ts";
import * as spectators from "./spectators.ts";
import * as tableLink from "./table-link.ts";
import * as talk from "./talk.ts";
import * as watched from "./watched.ts";
import * as webhook from "./webhook.ts";

const modules = {
  ...account,
  ...devices,
  ...calendar,
  ...ownData,
  ...accessTokens,
  ...dashboard,
  ...games,
  ...lobby,
  ...invitations,
  ...clubs,
  ...play,
  ...answers,
  ...log,
  ...orderDeeds,
  ...loan,
  ...spectators,
  ...watched,
  ...record,
  ...matchNotes,
  ...proof,
  ...talk,
  ...webhook,
  ...links,
  ...tableLink,
};

type Endpoints = { readonly [Name in EndpointName]: (typeof modules)[Name] };

const described = modules satisfies Record<EndpointName, Endpoint>;

/** The modules also export other things. */
export const endpoints = Object.fromEntries(
  (Object.keys(places) as EndpointName[]).map((name) => [name, described[name]]),
) as Endpoints;
