import { JAPANESE } from "../i18n/japanese.ts";

/**
 * Links Japanese faces that a page can be drawn without at first, before anything is drawn: with each sheet of faces all
 * that is drawn is laid out anew. Those of text are only for systems that have none: phones and desktops have some, a
 * bare Linux has not. A kanji is as wide as its letters are high, and the box in place of a missing one is narrower. On
 * Japanese pages, names in headings may need more than their sheet has.
 */
export const JAPANESE_SCRIPT = `(function(){function link(sheet){var l=document.createElement("link");l.rel="stylesheet";\
l.fetchPriority="low";l.href="/fonts/japanese-"+sheet+".css";document.head.append(l)}\
var c=document.createElement("canvas").getContext("2d");c.font="100px sans-serif";\
if(Math.abs(c.measureText("\\u6c38").width-100)>5)link("text");\
if(${JSON.stringify(JAPANESE)}.indexOf(document.documentElement.lang)>=0)link("names")})()`;
