import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Address, Email } from "postal-mime";
import type { Mail, Mails } from "./mails.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
  ol { list-style: none; padding: 0 }
  li a { display: block; padding: 0.75rem 0.5rem; border-top: 1px solid #8886; text-decoration: none }
  small { display: block; opacity: 0.75 }
  button, nav a { min-height: 2.75rem; display: inline-flex; align-items: center }
  iframe { width: 100%; min-height: 60vh; border: 1px solid #8886; background: #fff; color-scheme: light }
  pre { white-space: pre-wrap }
`;

/** A list that looks for new mails every few seconds, a page for each mail, and the list as JSON. */
export function inboxPages(mails: Mails): Hono {
  const app = new Hono();
  const find = (id: string) => mails.list().find((mail) => mail.id === id);
  app.get("/", (context) => context.html(listPage(mails.list().toReversed())));
  app.get("/email", (context) => context.json(mails.list().map(asJson)));
  app.post("/delete-all", async (context) => {
    await mails.deleteAll();
    return context.redirect("/");
  });
  app.get("/mail/:id", (context) => {
    const mail = find(context.req.param("id"));
    return mail ? context.html(mailPage(mail)) : context.notFound();
  });
  app.get("/mail/:id/:index", (context) => {
    const attachment = find(context.req.param("id"))?.content.attachments[Number(context.req.param("index"))];
    if (!attachment) return context.notFound();
    return context.body(attachment.content as ArrayBuffer, 200, {
      "content-type": attachment.mimeType,
      // It comes from a mail, and runs nothing on this page's origin.
      "content-security-policy": "sandbox",
    });
  });
  return app;
}

const page = (title: string, head: unknown, body: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />${head}<title>${title}</title>
    <style>${raw(STYLE)}</style></head><body>${body}</body></html>`;

function listPage(mails: readonly Mail[]) {
  const line = ({ id, content }: Mail) => html`<li><a href="/mail/${id}">${titleOf(content)}
    <small>to ${namesOf(content.to)}, ${content.date}</small></a></li>`;
  return page(
    `Mail (${mails.length})`,
    html`<meta http-equiv="refresh" content="5" />`,
    html`<h1>Mail</h1>${
      mails.length === 0
        ? html`<p>No mail yet.</p>`
        : html`<ol>${mails.map(line)}</ol>
      <form method="post" action="/delete-all"><button>Delete all mail</button></form>`
    }`,
  );
}

function mailPage({ id, content }: Mail) {
  const addressOf = (index: number) => `/mail/${id}/${index}`;
  const { from, to, date, text = "", attachments } = content;
  const pictured = attachments.reduce(
    (shown, { contentId = "" }, index) =>
      shown.replaceAll(`cid:${contentId.replaceAll(/[<>]/g, "") || " "}`, addressOf(index)),
    content.html ?? "",
  );
  const files = attachments.map(
    ({ filename, mimeType }, index) =>
      html`<li><a href="${addressOf(index)}">${filename ?? mimeType}</a></li>`,
  );
  // Scripts of a mail do not run, and its links open in a tab of their own.
  const shown = html`<iframe title="The mail as a mail program shows it"
    sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    srcdoc="<base target='_blank'>${pictured}"
    onload="this.style.height = this.contentDocument.documentElement.scrollHeight + 4 + 'px'"></iframe>`;
  return page(
    titleOf(content),
    "",
    html`<nav><a href="/">All mail</a></nav><h1>${titleOf(content)}</h1>
      <p>from ${namesOf(from ? [from] : [])} to ${namesOf(to)}<small>${date}</small></p>
      ${pictured && shown}<h2>As plain text</h2><pre>${linked(text)}</pre>
      ${files.length > 0 ? html`<h2>Attachments</h2><ol>${files}</ol>` : ""}`,
  );
}

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>")\]]+)/)
    .map((part, index) => (index % 2 === 0 ? part : html`<a href="${part}" target="_blank">${part}</a>`));

const titleOf = ({ subject }: Email) => subject || "(no subject)";

const namesOf = (people: readonly Address[] = []) =>
  people.map(({ name, address = "" }) => (name ? `${name} <${address}>` : address)).join(", ");

function asJson({ id, content }: Mail) {
  const { subject, text, html, to, attachments } = content;
  return {
    ...{ id, subject, text, html, to },
    headers: Object.fromEntries(content.headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ mimeType, contentId }) => ({
      contentType: mimeType,
      contentId: contentId?.replaceAll(/[<>]/g, ""),
    })),
  };
}
