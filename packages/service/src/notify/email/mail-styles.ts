/** The styles of mails: those on each element, and the changes for night and for narrow pages. */
import type { CSSProperties } from "react";

export const INK = "#17130f";
const PAPER = "#f8f1e0";
const QUIET = "#4a4033";
const BLOOD = "#8c1f1f";
const WOOD = "#d6c49c";
const LEATHER = "#2a1a14";
const BRASS = "#e3b964";

const plain = "'Helvetica Neue', Helvetica, Arial, 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', sans-serif";
const print = "Georgia, 'Times New Roman', 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', serif";

/** In pixels: the width of a mail, of the column beside its text, and so of its text. */
export const WIDTH = 600;
const PADDING = 20;
export const INNER = WIDTH - 2 * PADDING;

const key: CSSProperties = {
  borderRadius: 4,
  display: "inline-block",
  fontFamily: plain,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: "20px",
  margin: "6px 8px 4px 0",
  padding: "12px 18px",
  textDecoration: "none",
};

export const styles = {
  ground: { backgroundColor: WOOD, color: INK, fontFamily: plain, margin: 0, padding: 0 },
  form: { maxWidth: WIDTH, width: "100%" },
  masthead: {
    backgroundColor: LEATHER,
    borderBottom: `4px solid ${BRASS}`,
    padding: "14px 8px 12px",
    textAlign: "center",
  },
  house: { color: BRASS, fontFamily: print, fontSize: 22, letterSpacing: 5, lineHeight: "28px", margin: 0 },
  telegram: { color: "#cdbb98", fontSize: 12, letterSpacing: 3, lineHeight: "18px", margin: 0 },
  paper: { backgroundColor: PAPER, padding: `16px ${PADDING}px 8px` },
  part: { padding: "4px 0 12px" },
  next: { borderTop: `3px double ${INK}`, padding: "16px 0 12px" },
  faces: { paddingRight: 14, verticalAlign: "middle" },
  picture: { border: 0, display: "block", fontFamily: plain, fontSize: 14, lineHeight: "20px" },
  kicker: { color: QUIET, fontSize: 14, lineHeight: "20px", margin: 0 },
  headline: {
    fontFamily: print,
    fontSize: 22,
    fontWeight: 700,
    lineHeight: "29px",
    margin: "2px 0 0",
    wordBreak: "break-word",
  },
  board: { height: "auto", margin: "12px 0 6px", maxWidth: INNER, width: "100%" },
  signs: { fontSize: 14, lineHeight: "24px", margin: 0 },
  player: { display: "inline-block", marginRight: 14, whiteSpace: "nowrap" },
  sign: {
    borderRadius: 10,
    display: "inline-block",
    fontWeight: 400,
    lineHeight: "20px",
    textAlign: "center",
    width: 20,
  },
  since: { color: QUIET, fontSize: 14, lineHeight: "20px", margin: "12px 0 2px" },
  news: { fontFamily: print, fontSize: 16, lineHeight: "24px", margin: "2px 0" },
  letter: { fontFamily: print, fontSize: 15, lineHeight: "23px", margin: "2px 0", wordBreak: "break-word" },
  question: {
    fontSize: 17,
    fontWeight: 700,
    lineHeight: "25px",
    margin: "14px 0 4px",
    wordBreak: "break-word",
  },
  line: { fontSize: 15, lineHeight: "23px", margin: "4px 0", wordBreak: "break-word" },
  stop: { color: BLOOD, fontWeight: 700 },
  main: { ...key, backgroundColor: INK, border: `1px solid ${INK}`, color: "#fff4e2" },
  choice: { ...key, backgroundColor: "#fffaf0", border: `1px solid ${INK}`, color: INK },
  small: { color: QUIET, fontSize: 12, lineHeight: "18px", margin: "6px 0 0", wordBreak: "break-all" },
  footer: { padding: `12px ${PADDING}px` },
  why: { color: "#46382a", fontSize: 13, lineHeight: "20px", margin: "2px 0" },
  stopLink: { color: "#6d1616", textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

/** Colours that change at night. Paper stays paper, in dimmer light. */
const night: Readonly<Record<string, string>> = {
  ground: "background-color:#150c08",
  paper: "background-color:#eadcbd",
  quiet: "color:#40372b",
  blood: "color:#861c1c",
  choice: "background-color:#f1e6cd",
  why: "color:#cbb994",
  leave: "color:#ebc06c",
};

const important = (rule: string) => `${rule} !important`;
const rules = (before: string) =>
  Object.entries(night)
    .map(([name, rule]) => `${before}.${name}{${important(rule)}}`)
    .join("");

/**
 * For programs that read style sheets; the styles that these ignore are on the elements. Forecast marks night in its own
 * way.
 */
export const STYLE_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `@media (prefers-color-scheme:dark){${rules("")}}`,
  rules("[data-ogsc] "),
  ":lang(ja) .headline{overflow-wrap:anywhere;word-break:auto-phrase !important}",
  "@media (max-width:480px){.paper{padding-left:14px !important;padding-right:14px !important}",
  ".headline{font-size:20px !important;line-height:27px !important}.faces{padding-right:10px !important}",
  // A phone has no room for a sentence beside several faces.
  ".wide,.wide + td{display:block !important;padding-bottom:6px !important}}",
].join("");

/** Forecast uses Word's layout, which has no maximum width. */
export const FOR_WORD = `<!--[if mso]><style>.form{width:${WIDTH}px !important}</style><![endif]-->`;
