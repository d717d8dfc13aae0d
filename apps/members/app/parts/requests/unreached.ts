import { typedOf } from '../forms/act-result.ts';

/** What is answered in front of an act, where it is not reached at all. An act may answer the same, and is marked then as the router's. */
const codes: Readonly<Record<number, string>> = {
  429: 'too_many_requests',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_unavailable',
};

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname;

/** Whether a request is one of the router's: it asks below the address of a page. */
const isOfRouter = (input: RequestInfo | URL): boolean => pathOf(input).endsWith('.data');

/** The form that a request sends, where its page says itself what came of it: by the intent or the section that it names. */
const formOf = ({ method, body }: RequestInit): FormData | null => {
  if (method !== 'POST' || !(body instanceof URLSearchParams || body instanceof FormData)) return null;
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  return form.has('intent') || form.has('section') ? form : null;
};

/** As the router reads answers: a list of all that is in it, in which things hold the places of their names and values. */
const encode = (answer: unknown): string => {
  const list: unknown[] = [];
  const put = (value: unknown): number => {
    if (value === null) return -5;
    const place = list.push(value) - 1;
    if (typeof value === 'object')
      list[place] = Object.fromEntries(
        Object.entries(value as object).map(([name, of]) => [`_${put(name)}`, put(of)]),
      );
    return place;
  };
  put(answer);
  return `${JSON.stringify(list)}\n`;
};

/** What React Router puts on all that it answers itself: nobody in front of it does. */
const ofRouter = 'X-Remix-Response';

/** The answer of an act that refuses (`ActResult`, `SectionResult`, `MemberActResult`). */
const refused = (form: FormData, code: string): Response => {
  const result = {
    intent: form.get('intent'),
    section: form.get('section'),
    refused: { code, params: {}, fields: {} },
    typed: typedOf(form),
    done: null,
    match: false,
    blocked: false,
  };
  // No status of success: nothing of the page is read anew, which would not come either.
  return new Response(encode({ data: result }), { status: 503, headers: { [ofRouter]: 'yes' } });
};

/** Spec §7: five times, with growing waits, as calls are repeated (`libs/api-client`). */
const waitsMs = [250, 500, 1000, 2000, 4000];

/**
 * Asks, and asks again where it was not reached, as long as nobody has given it up. Only for a page that is read anew while it stands
 * there: it has all it needs meanwhile, and the router would put a page about a fault in its place.
 */
const askAgain = async (
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> => {
  for (const wait of waitsMs)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  return ask();
};

let isWatching = false;

/**
 * Has forms that do not reach their act (no network, a server that is restarted) be refused as by it: the page stays as it is, with
 * all that was typed, and says why. The router would put a page about a fault in its place. Pages that do not come say that the
 * network is missing, and not that it is our fault.
 */
export const watchUnreached = (): void => {
  if (isWatching) return;
  isWatching = true;
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    if (!isOfRouter(input)) return ask(input, init);
    const form = formOf(init);
    try {
      const isOwnPage = init.method !== 'POST' && pathOf(input) === `${location.pathname}.data`;
      const reach = () => ask(input, init);
      const answer = await (isOwnPage ? askAgain(reach, init.signal) : reach());
      // What the act itself says of its call (too often, down) stands: it knows more of it.
      const code = form && !answer.headers.has(ofRouter) && codes[answer.status];
      return form && code ? refused(form, code) : answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (form) return refused(form, 'network');
      throw init.method === 'POST' ? error : Response.json({ code: 'network' }, { status: 503 });
    }
  };
};
