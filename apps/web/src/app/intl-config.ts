import type problems from "@consigliere/contract/messages/en.json";
import type findings from "@consigliere/games/table/messages/findings/en.json";
import type people from "@consigliere/games/table/messages/people/en.json";
import type { Locale } from "@consigliere/languages";
import type calendar from "../../messages/calendar/en.json";
import type check from "../../messages/check/en.json";
import type clock from "../../messages/clock/en.json";
import type club from "../../messages/club/en.json";
import type corrections from "../../messages/corrections/en.json";
import type day from "../../messages/day/en.json";
import type messages from "../../messages/en.json";
import type lending from "../../messages/lending/en.json";
import type moment from "../../messages/moment/en.json";
import type orders from "../../messages/orders/en.json";
import type outcome from "../../messages/outcome/en.json";
import type own from "../../messages/own/en.json";
import type play from "../../messages/play/en.json";
import type portrait from "../../messages/portrait/en.json";
import type replay from "../../messages/replay/en.json";
import type sandbox from "../../messages/sandbox/en.json";
import type spectators from "../../messages/spectators/en.json";
import type told from "../../messages/told/en.json";
import type webhook from "../../messages/webhook/en.json";
import type zones from "../../messages/zones/en.json";
import type { GameMessages } from "../games/game-messages.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & { problems: typeof problems; play: typeof play; board: GameMessages } & {
      calendar: typeof calendar;
      check: typeof check;
      clock: typeof clock;
      club: typeof club;
      day: typeof day;
      findings: typeof findings;
      portrait: typeof portrait;
      corrections: typeof corrections;
      lending: typeof lending;
      replay: typeof replay;
      sandbox: typeof sandbox;
      spectators: typeof spectators;
      moment: typeof moment;
      orders: typeof orders;
      outcome: typeof outcome;
      webhook: typeof webhook;
      told: typeof told;
      own: typeof own;
      people: typeof people;
      zones: typeof zones;
    };
  }
}
