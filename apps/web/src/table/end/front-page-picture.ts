/** The words on the picture of a front page. */
export interface FrontPagePicture {
  readonly paper: string;
  readonly title: string;
  readonly reason: string;
  readonly headline: string;
  /** Places and names, the winner first. */
  readonly rows: readonly string[];
  /** The winner's, as it stands on the page. */
  readonly portrait: Element | null;
}

/** Pixels, as links are shown with pictures elsewhere. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;

/** Draws it as a PNG. @throws Error where the browser draws none */
export async function drawFrontPage(page: FrontPagePicture): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser draws no pictures.");
  const ink = tokenOf("--ink");
  pen.fillStyle = tokenOf("--cream");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.font = `64px ${tokenOf("--font-name")}`;
  pen.fillText(page.paper, WIDTH / 2, 96);
  pen.fillRect(MARGIN, 118, WIDTH - 2 * MARGIN, 2);
  pen.font = `22px ${tokenOf("--font-text")}`;
  pen.fillText(page.title, WIDTH / 2, 148);
  pen.fillRect(MARGIN, 162, WIDTH - 2 * MARGIN, 2);
  pen.fillRect(MARGIN, 168, WIDTH - 2 * MARGIN, 5);
  const side = 372;
  if (page.portrait !== null) {
    pen.drawImage(await pictureOf(page.portrait), MARGIN, 204, side, side);
    pen.lineWidth = 4;
    pen.strokeStyle = ink;
    pen.strokeRect(MARGIN, 204, side, side);
  }
  pen.textAlign = "left";
  const left = MARGIN + side + 44;
  const room = WIDTH - left - MARGIN;
  pen.font = `600 28px ${tokenOf("--font-headline")}`;
  pen.fillText(page.reason, left, 236, room);
  pen.font = `800 60px ${tokenOf("--font-headline")}`;
  const lines = linesOf(pen, page.headline, room).slice(0, 3);
  for (const [index, line] of lines.entries()) pen.fillText(line, left, 312 + index * 66, room);
  pen.font = `500 28px ${tokenOf("--font-text")}`;
  const top = 312 + lines.length * 66;
  const fitting = Math.max(0, Math.floor((HEIGHT - 40 - top) / 38));
  for (const [index, row] of page.rows.slice(0, fitting).entries()) {
    pen.fillText(row, left, top + index * 38, room);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("This browser draws no pictures.");
  return new File([blob], "consigliere.png", { type: "image/png" });
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
    const line = `${lines.at(-1) ?? ""}${segment}`;
    if (pen.measureText(line.trimEnd()).width <= room || lines.at(-1) === "") lines[lines.length - 1] = line;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

async function pictureOf(drawing: Element): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as Element;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "744");
  copy.setAttribute("height", "744");
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}
