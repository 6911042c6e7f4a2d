// CloudFront Function (runtime cloudfront-js-2.0) on viewer requests for the API; apps/local does the same.
// Tells the API whose request it is. Whatever the viewer says about that itself is overwritten.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
