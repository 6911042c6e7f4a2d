// CloudFront Function (runtime cloudfront-js-2.0) on viewer requests for pages; apps/local runs this same file.
// Pages are prerendered below their locale; pages about an id are one file, whatever the id.

const LOCALES = ["en", "ja"];
const ID_PAGES = ["m", "club"];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const segments = request.uri.split("/").slice(1);
  const first = segments[0];
  const last = segments[segments.length - 1];

  if (!LOCALES.includes(first)) {
    if (isFile(last)) return request;
    return redirect(`/${preferredLocale(request)}${request.uri}`, request.querystring);
  }
  if (ID_PAGES.includes(segments[1]) && segments[2] && !isFile(segments[2])) segments.splice(2, 1);
  const end = segments[segments.length - 1];
  if (end === "") segments.pop();
  if (!isFile(end)) segments.push("index.html");
  request.uri = `/${segments.join("/")}`;
  return request;
}

function isFile(segment) {
  return segment.includes(".");
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

function redirect(path, querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const given = querystring[name];
    (given.multiValue || [given]).forEach((one) => {
      pairs.push(`${name}=${one.value}`);
    });
  });
  // Two slashes at the start would mean another host.
  const location = path.replace(/\/{2,}/g, "/") + (pairs.length > 0 ? `?${pairs.join("&")}` : "");
  return {
    statusCode: 302,
    statusDescription: "Found",
    headers: {
      location: { value: location },
      "cache-control": { value: "private, no-store" },
    },
  };
}
