import { routes } from "@consigliere/contract/routes";
import { JAPANESE } from "../i18n/japanese.ts";
import { MATCH_PATH } from "../i18n/match-path.ts";

/**
 * The first look at a match. The page's own script asks for it while the program is still being fetched, so that both
 * are there at about the same time.
 */
const LOOK = "consigliereLook";

interface Look {
  readonly url: string;
  readonly response: Promise<Response>;
}

/** Takes the board's picture until the board itself is there. */
export const PICTURE_PLACE = "laying-picture";

/**
 * Runs when the browser reads the page. It asks exactly as `useMatch` does at first. Readers with a key in the address
 * are asked something before. Where there is a board, the service's own picture of it needs no program to be shown. The
 * headings of a Japanese board need a face of their game (`scripts/fonts.ts`): when that comes late, the whole board is
 * laid out anew.
 */
export const PREFETCH_MATCH_SCRIPT = `(function(){var a=${MATCH_PATH}.exec(location.pathname);if(!a||location.hash)return;\
function at(path){return path.replace("{id}",a[2])}\
var url=at("${routes.viewMatch.path}")+"?since=seen";\
var response=fetch(url,{headers:{accept:"application/json","accept-language":a[1]}});\
window.${LOOK}={url:url,response:response};\
response.then(function(r){return r.ok?r.clone().json():{}}).then(function(v){if(!v.table)return;\
if(${JSON.stringify(JAPANESE)}.indexOf(a[1])>=0)document.fonts.load("700 1em \\"Shippori Mincho\\"",getComputedStyle(document.documentElement)\
.getPropertyValue("--headings-of-"+v.match.game)).catch(function(){});\
var i=new Image;\
i.alt="";i.fetchPriority="high";i.onload=function(){var p=document.querySelector(".${PICTURE_PLACE}");if(p)p.append(i)};\
i.src=at("${routes.readPicture.path}")+"?at="+v.live.revision.replace(".","-")}).catch(function(){})})()`;

/** The response to the first look if `url` is what it asked for; once, because later looks want something newer. */
export function takePrefetchedMatch(url: string): Promise<Response> | undefined {
  const holder = window as { [LOOK]?: Look };
  const look = holder[LOOK];
  if (look?.url !== url) return undefined;
  delete holder[LOOK];
  return look.response;
}
