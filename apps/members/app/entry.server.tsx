import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { formatLocale, splitLocale } from '@vesper/domain';
import { createPageIntl, IntlFrame, loadMessages, textLocale } from '@vesper/i18n/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
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
  const intl = createPageIntl(formatLocale(locale, country), await loadMessages(textLocale(locale, search)));
  const userAgent = request.headers.get('user-agent');
  const ready = userAgent && isbot(userAgent) ? 'onAllReady' : 'onShellReady';

  return new Promise<Response>((resolve, reject) => {
    let shellSent = false;
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
        [ready]() {
          shellSent = true;
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          answerStatus = 500;
          // Errors before the shell reach the server through `reject`; later ones would go unheard.
          if (shellSent) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Called for whatever loaders and actions throw; refusals (404 and the like) and aborted requests are no failures. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
