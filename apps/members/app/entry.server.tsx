import { Buffer } from 'node:buffer';
import { Writable } from 'node:stream';
import { formatLocale, splitLocale } from '@vesper/domain';
import { createPageIntl, IntlFrame, loadMessages, textLocale } from '@vesper/i18n/react';
import { renderToPipeableStream } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { membersContext } from './load-context.ts';
import { NonceContext } from './frame/start/nonce.ts';

export { createMembersContext } from './load-context.ts';

/** Loaders that have not answered by then are shown as failed. */
export const streamTimeout = 10_000;

const known = new Map<string, IntlShape>();

/** The formatter of a language as it is written somewhere; made once, since it costs about as much as a page. */
const intlOf = async (formats: string, texts: string): Promise<IntlShape> => {
  const key = `${formats} ${texts}`;
  const intl = known.get(key) ?? createPageIntl(formats, await loadMessages(texts));
  known.set(key, intl);
  return intl;
};

/** Takes a page up whole: nothing of it is of use to a browser before the rest, and a stream costs more than the page. */
const collect = (whole: (page: Uint8Array<ArrayBuffer>) => void): Writable => {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      whole(Buffer.concat(chunks));
      done();
    },
  });
};

/** Renders a page in the language of its address, its inline scripts marked with the request's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, settings, user } = loadContext.get(membersContext);
  const { pathname, search } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const country = user?.profile.country ?? settings.geoip_country;
  const intl = await intlOf(formatLocale(locale, country), textLocale(locale, search));

  return new Promise<Response>((resolve, reject) => {
    let isShellReady = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <IntlFrame value={intl}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </IntlFrame>
      </NonceContext>,
      {
        nonce,
        // React would send larger parts behind the page and move them into place by script: without script they stayed hidden.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          isShellReady = true;
        },
        // Parts that come later in the browser are in the page from here: they move nothing when they wake.
        onAllReady() {
          clearTimeout(timer);
          pipe(collect((page) => resolve(new Response(page, { status: answerStatus, headers }))));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          // Errors before the shell reach the server through `reject`; later ones would go unheard.
          if (isShellReady) console.error(error);
          else answerStatus = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Called for whatever loaders and actions throw; refusals (404 and the like) and aborted requests are no failures. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
