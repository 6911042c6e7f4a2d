// CloudFront Function (runtime cloudfront-js-2.0) on viewer requests for the API; apps/local does the same. Tells the
// API who made a request, and overwrites everything that the viewer says about that.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
