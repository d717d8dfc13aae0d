import type { BrowserContext, Page, Request } from '@playwright/test';

/** Everything that went wrong in a browser context, and whether it is still busy. */
export interface Watch {
  /** From now on a console error that matches is part of the journey (a refused call is logged by the browser). */
  allow(pattern: RegExp): void;
  /** What nobody expected. */
  problems(): readonly string[];
  /** Milliseconds since the last request ended; 0 while one is under way. */
  quietMs(): number;
  /** The requests that are under way. */
  underWay(): readonly string[];
}

/** Reports violations of the page's policy as console errors, wherever the browser itself would only warn. */
const reportViolations = (): void => {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`),
  );
};

/** Playwright's trace fetches the preview of a chosen picture, which the page itself only shows; the policy refuses the fetch. */
const ofTheRecorder = [/Connecting to 'blob:/, /connect-src by blob/];

/** The workers of a page, that of the live connection of all tabs among them. */
const workers = /^\/[\w-]+-worker\.js$/;

/** Undefined for what no page asks: a worker that shows what was pushed. */
const pageOf = (request: Request): Page | undefined => {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
};

/** Watches every page of a context: console errors, thrown errors, policy violations, answers of 500 and above. */
export const watchContext = async (context: BrowserContext): Promise<Watch> => {
  const problems: string[] = [];
  const allowed: RegExp[] = [...ofTheRecorder];
  const underWay = new Map<Request, Page | undefined>();
  let quietSince = Date.now();
  const note = (problem: string): void => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  const end = (request: Request): void => {
    underWay.delete(request);
    quietSince = Date.now();
  };
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`);
  });
  context.on('request', (request) => {
    // The end of such a request is told to the worker that it starts, and to the page only where that takes its time.
    if (workers.test(new URL(request.url()).pathname)) return;
    underWay.set(request, pageOf(request));
    quietSince = Date.now();
  });
  // What a page asks when it is closed is never said to have ended.
  context.on('page', (page) =>
    page.on('close', () => {
      for (const [request, of] of underWay) if (of === page) end(request);
    }),
  );
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    allow: (pattern) => void allowed.push(pattern),
    problems: () => problems,
    quietMs: () => (underWay.size > 0 ? 0 : Date.now() - quietSince),
    underWay: () => [...underWay.keys()].map((request) => `${request.method()} ${request.url()}`),
  };
};
