import { LOCALES, languages } from "@consigliere/languages";

/** The languages that are set in Japanese faces. */
export const JAPANESE = LOCALES.filter((locale) => languages[locale].script === "japanese");

/**
 * Links Japanese faces that a page can be drawn without at first. Those of text are only for systems that have none:
 * phones and desktops have some, a bare Linux has not. A kanji is as wide as its letters are high, and the box in place
 * of a missing one is narrower. On other pages, where few names are Japanese, this waits until nothing else is to be
 * done. On Japanese pages, names in headings may need more than their sheet has.
 */
export const JAPANESE_SCRIPT = `(function(){function link(sheet){var l=document.createElement("link");l.rel="stylesheet";l.href="/fonts/japanese-"+sheet+".css";document.head.append(l)}function look(){var s=document.createElement("span");s.textContent="\\u6c38";s.style.cssText="position:absolute;font:100px sans-serif";document.body.append(s);var w=s.offsetWidth;s.remove();if(Math.abs(w-100)>5)link("text")}if(${JSON.stringify(JAPANESE)}.indexOf(document.documentElement.lang)>=0){addEventListener("DOMContentLoaded",look);addEventListener("load",function(){link("names")})}else addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(look)})})()`;
