import type { Browser, BrowserContext, ConsoleMessage, WebError } from "@playwright/test";

/** A refusal of the API, a page that is not there, or a service that is away for a moment is what many tests are about. */
const EXPECTED = [
  "Failed to load resource",
  "WebSocket connection to",
  // Of the service worker, where the page is cut off first.
  "An unknown error occurred when fetching the script",
];

/**
 * Collects what the pages of a browser complain about, in every context that is opened from now on: errors
 * that nobody caught, errors on the console, violations of the Content-Security-Policy.
 */
export function listenForComplaints(browser: Browser): { complaints: string[]; stop: () => void } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const isExpected = EXPECTED.some((words) => message.text().startsWith(words));
    if (message.type() !== "error" || isExpected) return;
    complaints.push(`${message.page()?.url()}: ${message.text()}`);
  };
  const onError = (error: WebError) => {
    complaints.push(`${error.page()?.url()}: ${error.error().stack}`);
  };
  const onContext = async (context: BrowserContext) => {
    context.on("console", onConsole);
    context.on("weberror", onError);
    await context.addInitScript(reportViolations);
  };
  browser.on("context", onContext);
  return { complaints, stop: () => browser.off("context", onContext) };
}

/** Runs in the page: not every violation is written to the console by the browser itself. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    console.error(`violates ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}
