import { signsOf } from "@consigliere/games/picture/seat-signs";

/** The words and drawings of the picture of a front page. */
export interface FrontPagePicture {
  readonly paper: string;
  readonly title: string;
  readonly reason: string;
  readonly headline: string;
  /** A moment of the match, in a sentence; null: there was none. */
  readonly moment: string | null;
  /** The place and name of each seat, the winner first. */
  readonly rows: readonly PlaceRow[];
  /** The winner's, as it stands on the page. */
  readonly portrait: Element | null;
  /** The address of the drawn board. */
  readonly board: string;
}

export interface PlaceRow {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
}

/** Pixels, as links are shown with pictures elsewhere. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;
/** The board is drawn twice as wide as high. */
const BOARD = { left: MARGIN, top: 196, width: 640, height: 320 };
const COLUMN = BOARD.left + BOARD.width + 40;
const PORTRAIT = 120;

/** Draws it as a PNG. @throws Error where the browser draws none */
export async function drawFrontPage(page: FrontPagePicture): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures.");
  await lettersOf(page);
  drawMasthead(pen, page);
  await drawBoard(pen, page);
  const top = await drawWinner(pen, page);
  drawPlaces(pen, page.rows, top);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("This browser draws no pictures.");
  return new File([blob], "consigliere.png", { type: "image/png" });
}

/** A canvas waits for no font, and Japanese ones come in parts, each for some of the signs. */
async function lettersOf({ paper, title, reason, headline, moment, rows }: FrontPagePicture): Promise<void> {
  const text = [paper, title, reason, headline, moment, ...rows.map(({ name }) => name)].join("0123456789");
  const headlines = tokenOf("--font-headline");
  const fonts = [
    `64px ${tokenOf("--font-name")}`,
    `500 26px ${tokenOf("--font-text")}`,
    `600 24px ${headlines}`,
    `800 44px ${headlines}`,
  ];
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
}

type Pen = CanvasRenderingContext2D;

function drawMasthead(pen: Pen, { paper, title }: FrontPagePicture): void {
  pen.fillStyle = tokenOf("--cream");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = tokenOf("--ink");
  pen.textAlign = "center";
  pen.font = `64px ${tokenOf("--font-name")}`;
  pen.fillText(paper, WIDTH / 2, 96);
  pen.fillRect(MARGIN, 118, WIDTH - 2 * MARGIN, 2);
  pen.font = `22px ${tokenOf("--font-text")}`;
  pen.fillText(title, WIDTH / 2, 148);
  pen.fillRect(MARGIN, 162, WIDTH - 2 * MARGIN, 2);
  pen.fillRect(MARGIN, 168, WIDTH - 2 * MARGIN, 5);
  pen.textAlign = "left";
}

/** The board at the end, and below it the moment. */
async function drawBoard(pen: Pen, { board, moment }: FrontPagePicture): Promise<void> {
  const { left, top, width, height } = BOARD;
  pen.drawImage(await loaded(board), left, top, width, height);
  pen.lineWidth = 4;
  pen.strokeStyle = tokenOf("--ink");
  pen.strokeRect(left, top, width, height);
  if (moment === null) return;
  pen.font = `600 25px ${tokenOf("--font-headline")}`;
  for (const [index, line] of linesOf(pen, moment, width).slice(0, 3).entries()) {
    pen.fillText(line, left, top + height + 36 + index * 31, width);
  }
}

/** The winner's portrait and the headline. Returns where they end. */
async function drawWinner(pen: Pen, { portrait, reason, headline }: FrontPagePicture): Promise<number> {
  const room = WIDTH - COLUMN - MARGIN;
  const { top } = BOARD;
  let left = COLUMN;
  if (portrait !== null) {
    pen.drawImage(await pictureOf(portrait), COLUMN, top, PORTRAIT, PORTRAIT);
    pen.strokeRect(COLUMN, top, PORTRAIT, PORTRAIT);
    left += PORTRAIT + 20;
  }
  pen.font = `600 24px ${tokenOf("--font-headline")}`;
  for (const [index, line] of linesOf(pen, reason, WIDTH - MARGIN - left)
    .slice(0, 4)
    .entries()) {
    pen.fillText(line, left, top + 22 + index * 30, WIDTH - MARGIN - left);
  }
  const under = top + PORTRAIT + 56;
  pen.font = `800 44px ${tokenOf("--font-headline")}`;
  const lines = linesOf(pen, headline, room).slice(0, 2);
  for (const [index, line] of lines.entries()) pen.fillText(line, COLUMN, under + index * 48, room);
  return under + lines.length * 48;
}

const ROW = 36;

/** Everybody's place, beside the colour of their seat. */
function drawPlaces(pen: Pen, rows: readonly PlaceRow[], top: number): void {
  const room = WIDTH - COLUMN - MARGIN - 58;
  pen.font = `500 26px ${tokenOf("--font-text")}`;
  for (const [index, { seat, place, name }] of rows.entries()) {
    const y = top + index * ROW;
    pen.fillStyle = signsOf(seat).color;
    pen.fillRect(COLUMN, y - 20, 10, 24);
    pen.fillStyle = tokenOf("--ink");
    pen.fillText(String(place), COLUMN + 24, y);
    pen.fillText(name, COLUMN + 58, y, room);
  }
}

/** A colour or a family of letters as `tokens.css` has it. */
function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

/** Text broken where it may be: between words, and anywhere in a script without them. */
function linesOf(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const parts = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(text);
  const lines = [""];
  for (const { segment } of parts) {
    // No line begins with a comma.
    if (/^\p{P}+$/u.test(segment) && !/^[\p{Ps}\p{Pi}]/u.test(segment)) {
      lines[lines.length - 1] += segment;
      continue;
    }
    const line = `${lines.at(-1) ?? ""}${segment}`;
    if (pen.measureText(line.trimEnd()).width <= room || lines.at(-1) === "") lines[lines.length - 1] = line;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

async function pictureOf(drawing: Element): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as Element;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "480");
  copy.setAttribute("height", "480");
  return loaded(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`);
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
