import { describe, expect, test } from "vitest";
import { withPolicy } from "./page-policy.ts";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** `printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT_1 = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe("a page's policy", () => {
  test("stands first in the head and names the page's inline scripts by their hashes", () => {
    const html = page('<meta charSet="utf-8"/><script>alert(1)</script>', "<p>Hello</p>");
    expect(withPolicy(html)).toBe(
      page(
        `<meta http-equiv="content-security-policy" content="script-src 'self' ${ALERT_1}"/>` +
          '<meta charSet="utf-8"/><script>alert(1)</script>',
        "<p>Hello</p>",
      ),
    );
  });

  test("names a script that is there twice once, and none for script files", () => {
    const html = page("", '<script>alert(1)</script><script src="/a.js"></script><script>alert(1)</script>');
    expect(withPolicy(html).match(/sha256-/g)).toHaveLength(1);
  });

  test("hashes what the browser runs, whatever looks like markup in it", () => {
    const quoting = page("", '<script>a="<!-- <script>";b="&amp;"</script><p title="<script>x</script>">');
    expect(withPolicy(quoting).match(/sha256-/g)).toHaveLength(1);
    expect(withPolicy(page("<script>\r\nalert(1)</script>"))).toContain(
      withPolicy(page("<script>\nalert(1)</script>")).match(/content="[^"]+"/)?.[0],
    );
  });

  test("is the same for the same page", () => {
    const html = page("<script>b()</script><script>a()</script>");
    expect(withPolicy(html)).toBe(withPolicy(html));
  });
});

describe("a page is refused that has", () => {
  test.each([
    ["an inline handler", "<button onclick=go()>", 'inline handler in <button onclick="go()">'],
    ["an inline handler in a drawing", "<svg onload='go()'></svg>", 'inline handler in <svg onload="go()">'],
    ["a script as address", "<a href=' java\nscript:go()'>x</a>", "script in <a href="],
    ["a style attribute", '<p style="color:red">', '<p style="color:red"> is not allowed'],
    [
      "a style attribute without scripts",
      '<noscript><p style="x"></noscript>',
      '<p style="x"> is not allowed',
    ],
    [
      "a style attribute to be filled in",
      '<template><p style="x"></template>',
      '<p style="x"> is not allowed',
    ],
    ["a style element", "<style>p{}</style>", "<style> is not allowed"],
    ["a frame", "<iframe src=/x></iframe>", "<iframe> is not allowed"],
    ["a foreign script", "<script src=//a.example/x.js></script>", "<script> loads //a.example/x.js"],
    [
      "a foreign style sheet",
      "<link rel=stylesheet href=https://a.example/>",
      "<link> loads https://a.example/",
    ],
    ["a script of another type", '<script type="importmap">{}</script>', '<script type="importmap"> is not'],
    ["a script in a drawing", "<svg><script>go()</script></svg>", "is not expected"],
    [
      "a policy already",
      '<meta http-equiv="Content-Security-Policy" content="">',
      "there is a policy already",
    ],
  ])("%s", (_, markup, reason) => {
    expect(() => withPolicy(page("", markup))).toThrow(reason);
  });

  test("no head", () => {
    expect(() => withPolicy("<p>Hello</p>")).toThrow("no <head> to put the policy into");
  });

  test("so many scripts that its encoding comes too late", () => {
    const scripts = Array.from({ length: 20 }, (_, n) => `<script>alert(${n})</script>`).join("");
    expect(() => withPolicy(page('<meta charset="utf-8">', scripts))).toThrow("<meta charset> does not lie");
  });
});
