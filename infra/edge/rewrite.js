// CloudFront Function (runtime cloudfront-js-2.0) on viewer requests for pages; apps/local runs this same file.
// Pages are prerendered below their locale; pages about an id are one file, whatever the id.
// The list of LOCALES is put in front of it (functions.ts), the default first.
/* global LOCALES */

const ID_PAGES = ["m", "club"];

// Mail gateways write the `#` of a link like this, and some encode that once more.
const HASH = /%(?:25)*23/;
// Text that chat programs take for a part of a link: anything that no path of a page has, and the rest.
const GLUED = /[^\w./~-].*$|\.[./]*$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const meant = mended(request);
  if (meant) return meant;
  const segments = request.uri.split("/").slice(1);
  const first = segments[0];
  const last = segments[segments.length - 1];

  if (!LOCALES.includes(first)) {
    if (isFile(last)) return request;
    return redirect(`/${preferredLocale(request)}${request.uri}`, request.querystring);
  }
  if (isAboutId(segments)) segments.splice(2, 1);
  const end = segments[segments.length - 1];
  if (end === "") segments.pop();
  if (!isFile(end)) segments.push("index.html");
  request.uri = `/${segments.join("/")}`;
  return request;
}

function isFile(segment) {
  return /\.\w+$/.test(segment);
}

function isAboutId(segments) {
  return ID_PAGES.includes(segments[1]) && segments[2] && !isFile(segments[2]);
}

// Leads from a link that was damaged on its way to the one that was meant.
function mended(request) {
  const path = request.uri.split(HASH);
  if (path.length > 1) return redirect(path[0], request.querystring, request.uri.slice(path[0].length));
  const names = Object.keys(request.querystring);
  const hit = names.find((name) => HASH.test(request.querystring[name].value));
  if (hit) {
    const given = request.querystring[hit].value;
    const value = given.split(HASH)[0];
    const query = Object.assign({}, request.querystring);
    query[hit] = { value };
    return redirect(request.uri, query, given.slice(value.length));
  }
  const plain = withoutGlue(request.uri);
  return plain === request.uri ? null : redirect(plain, request.querystring);
}

function withoutGlue(uri) {
  if (isFile(uri)) return uri;
  const segments = decoded(uri).replace(GLUED, "").split("/").slice(1);
  const at = LOCALES.includes(segments[0]) ? 2 : 1;
  if (ID_PAGES.includes(segments[at - 1]) && segments[at]) {
    // Ids have sixteen letters, which may be these, and no path continues after one.
    segments[at] = segments[at].replace(/^([\w-]{16})[_~-]+$/, "$1");
    if (segments.length > at + 1) segments.splice(at + 1, segments.length, "");
  } else segments.push(segments.pop().replace(/[_~-]+$/, ""));
  return `/${segments.join("/")}`;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (_) {
    return text;
  }
}

// The language that the visitor chose here before, or otherwise the first language of the browser that we have.
function preferredLocale(request) {
  const chosen = request.cookies.NEXT_LOCALE;
  if (chosen && LOCALES.includes(chosen.value)) return chosen.value;
  const header = request.headers["accept-language"];
  const wishes = (header ? header.value : "").split(",").map(parseWish);
  wishes.sort((a, b) => b.weight - a.weight);
  const spoken = wishes.find((wish) => wish.weight > 0 && LOCALES.includes(wish.language));
  return spoken ? spoken.language : LOCALES[0];
}

function parseWish(text) {
  const parts = text.trim().split(";");
  const quality = parts.find((part) => part.trim().startsWith("q="));
  const weight = quality ? Number(quality.trim().slice(2)) || 0 : 1;
  return { language: parts[0].trim().slice(0, 2).toLowerCase(), weight };
}

function redirect(path, querystring, fragment) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const given = querystring[name];
    (given.multiValue || [given]).forEach((one) => {
      pairs.push(`${name}=${one.value}`);
    });
  });
  // Two slashes at the start would mean another host.
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  const hash = fragment ? fragment.replace(HASH, "#") : "";
  const location = path.replace(/\/{2,}/g, "/") + query + hash;
  return {
    statusCode: 302,
    statusDescription: "Found",
    headers: {
      location: { value: location },
      "cache-control": { value: "private, no-store" },
    },
  };
}
