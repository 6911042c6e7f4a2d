/**
 * Links the Japanese faces of text where the system has none: phones and desktops have some, a bare Linux has not. A kanji
 * is as wide as its letters are high, and the box in place of a missing one is narrower. On English pages, where few
 * names are Japanese, this waits until nothing else is to be done.
 */
export const JAPANESE_SCRIPT = `(function(){function look(){var s=document.createElement("span");s.textContent="\\u6c38";s.style.cssText="position:absolute;font:100px sans-serif";document.body.append(s);var w=s.offsetWidth;s.remove();if(Math.abs(w-100)<5)return;var l=document.createElement("link");l.rel="stylesheet";l.href="/fonts/japanese-text.css";document.head.append(l)}if(document.documentElement.lang==="ja")addEventListener("DOMContentLoaded",look);else addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(look)})})()`;
