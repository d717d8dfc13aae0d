import { data, redirect } from 'react-router';
import { isPassing } from '../../frame/errors/passing.ts';
import { knownErrorMessage } from '../../frame/errors/refusals.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { refusalStatus } from '../forms/act-status.ts';

/** HTTP status of a `CallError`, read by its shape as in `refusalOf`. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400
    ? error.status
    : 500;

/**
 * For loaders: turns a refused call into an error page with its text. An address that cannot be (an id that is none, say), or
 * of something that is not there and has no text of its own (an order), is a page that does not exist.
 */
export const throwRefusal = (error: unknown): never => {
  const { code, params } = refusalOf(error);
  if (code === 'generic') throw error;
  const status = statusOf(error);
  if (status === 422 || (status === 404 && !knownErrorMessage(code))) throw data(null, { status: 404 });
  throw data({ code, params }, { status });
};

/** For actions whose page has no place for it: turns a refused call into an error page with its text and its status (`refusalStatus`). */
export const throwActRefusal = (error: unknown): never => {
  const { code, params } = refusalOf(error);
  if (code === 'generic') throw error;
  throw data({ code, params }, { status: refusalStatus(code) });
};

/**
 * For pages that a link of a mail opens: the code of a refusal that says something of the link. One that passes (an outage, too often)
 * says nothing of it, which may work in a moment: it becomes an error page.
 */
export const linkRefusal = (error: unknown): string => {
  const { code } = refusalOf(error);
  return code === 'generic' || isPassing({ code }) ? throwActRefusal(error) : code;
};

/**
 * For loaders of lists: as `throwRefusal`, but an address whose cursor leads nowhere (it was cut off, or is of long ago) leads to
 * where the list begins.
 */
export const throwListRefusal =
  ({ pathname, searchParams }: URL) =>
  (error: unknown): never => {
    if (!searchParams.has('cursor') || !('cursor' in refusalOf(error).fields)) return throwRefusal(error);
    const rest = new URLSearchParams(searchParams);
    rest.delete('cursor');
    throw redirect(`${pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`);
  };
