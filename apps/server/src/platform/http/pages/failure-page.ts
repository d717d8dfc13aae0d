import { localePath, negotiateLocale, splitLocale } from '@vesper/domain';
import { createIntlFor, defineMessages } from '@vesper/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { toAppError } from '../error-handler.ts';
import { unservedLog } from '../limits/unserved-log.ts';
import { failureHtml, failurePolicy } from './failure-html.ts';

const texts = defineMessages({
  title: {
    id: 'site-unavailable.title',
    defaultMessage: 'We will be right back',
    description: 'Title of the page shown when the site cannot be reached for a moment',
  },
  text: {
    id: 'site-unavailable.text',
    defaultMessage: 'The site is unavailable at the moment. Nothing has been lost. Please try again shortly.',
    description: 'Text of that page',
  },
  refusedTitle: {
    id: 'site-unavailable.refused.title',
    defaultMessage: 'That did not work',
    description:
      'Title of the page shown when the server refused a request as it came, a form that did not come to its end, say',
  },
  refusedText: {
    id: 'site-unavailable.refused.text',
    defaultMessage: 'We could not accept this request. Please go back and try another way.',
    description: 'Text of that page',
  },
  tooLargeTitle: {
    id: 'site-unavailable.too-large.title',
    defaultMessage: 'That was too large',
    description: 'Title of the page shown when a form was sent that holds more than the server takes',
  },
  tooLargeText: {
    id: 'site-unavailable.too-large.text',
    defaultMessage:
      'This is more than we can take at once; a photo may be up to 15 MB. Nothing has been lost. Please go back and try again with something smaller.',
    description: 'Text of that page',
  },
  home: {
    id: 'site-unavailable.home',
    defaultMessage: 'Back to the home page',
    description: 'Link on that page',
  },
  again: {
    id: 'site-unavailable.again',
    defaultMessage: 'Try again',
    description: 'Link on that page that loads it again',
  },
});

const sayUnserved = unservedLog('page could not be served');

/**
 * The page for when no page can be made (the database is away, say) or the request was refused before one was: no data, no
 * scripts, nothing of the failure. What the visitor did is no fault of ours, and is not logged as one.
 */
export const sendFailurePage = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status } = toAppError(error) ?? new AppError('internal');
  const isRefused = status < 500;
  if (isRefused) request.log.info({ status, reason: error.message }, 'page was refused');
  else if (status === 500) request.log.error({ err: error }, 'page could not be served');
  else sayUnserved(request, error);
  const { locale: prefix } = splitLocale(request.url.split('?', 1)[0] ?? '/');
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const locale = prefix === 'en' && !cookie ? negotiateLocale({ acceptLanguage }) : prefix;
  const intl = createIntlFor(locale);
  const shown = isRefused
    ? [
        ...(status === 413
          ? [texts.tooLargeTitle, texts.tooLargeText]
          : [texts.refusedTitle, texts.refusedText]),
        texts.home,
      ]
    : [texts.title, texts.text, texts.again];
  const [title = '', text = '', way = ''] = shown.map((one) => intl.formatMessage(one));
  const href = isRefused ? localePath(locale, '/') : '';
  if (!isRefused) reply.header('retry-after', '5');
  else if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2');
  // Whoever sends too much is refused before there is a policy with a nonce: the page's own style is named by its hash.
  const nonce = (reply.cspNonce as typeof reply.cspNonce | null)?.style ?? '';
  if (nonce === '') reply.header('content-security-policy', failurePolicy);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      failureHtml({
        locale,
        status,
        title,
        text,
        way,
        href,
        nonce,
        // Not known when the database is what is away.
        brand: (request.site as typeof request.site | undefined)?.settings.name ?? '',
      }),
    );
};
