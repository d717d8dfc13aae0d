import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { Lanes } from '../limits/lanes.ts';
import { largestForm, type PostedForm, withPostedForm } from '../uploads/posted-form.ts';
import type { ReceivedFile } from '../uploads/received-file.ts';
import { mayHaveFile } from '../uploads/uploads.ts';

/** A photo with the form around it. */
const largestPost = 16 * 1024 * 1024;

/** What a page is asked, in whole. */
export interface PageRequest {
  readonly webRequest: Request;
  /** The files of its form, by the notes that stand for them there. */
  readonly files: PostedForm['files'];
}

const noFiles: ReadonlyMap<string, ReceivedFile> = new Map();

/** What the browser says of a body; NaN when it comes in pieces, of which nobody says how many. */
const lengthOf = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Number.NaN));

/**
 * Before anything of a body is read. Browsers always say how long it is.
 * @throws AppError `method_not_allowed`, `request_too_large`
 */
export const refuseEarly = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  // Pages are read, and their forms posted; there is nothing else to be done with them.
  if (request.method !== 'POST') {
    reply.header('allow', 'GET, HEAD, POST');
    throw new AppError('method_not_allowed');
  }
  if (!(lengthOf(request) <= (mayHaveFile(request) ? largestPost : largestForm)))
    throw new AppError('request_too_large');
};

/** The same question with the form that was read off it. */
const withForm = ({ protocol, host, raw }: FastifyRequest, reply: FastifyReply, form: FormData): Request => {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(raw.headersDistinct))
    // The form says anew what it is and how long.
    if (!/^content-(type|length)$/.test(name)) for (const value of values) headers.append(name, value);
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const { signal } = gone;
  return new Request(`${protocol}://${host}${raw.url ?? '/'}`, {
    method: 'POST',
    headers,
    signal,
    body: form,
  });
};

/** The same with a body of no more than {@link largestForm}, all of which has come. */
const wholeRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<Request> => {
  const { protocol, host, raw } = request;
  const whole = createRequest(raw, reply.raw, { protocol: `${protocol}:`, host });
  const { url, method, headers, signal } = whole;
  // Whoever asks for the head alone hears how long the page would be: it is made, and the server leaves it out.
  if (method === 'HEAD') return new Request(url, { headers, signal });
  if (whole.body === null) return whole;
  const body = await whole.arrayBuffer().catch(() => {
    throw new AppError('bad_request');
  });
  return new Request(url, { method, headers, signal, body });
};

/**
 * Reads what pages are asked, with all of a form: a page that waits for a body would hold a place in the queue as long as the
 * sender likes. Files are members' and go to the disk; of each member two such posts are under way at once, as two files of
 * calls are (`CallActs`; lanes of their own, since the page makes that very call while it holds its place here).
 */
export class RequestReader {
  readonly #services: Pick<Services, 'readSession' | 'photoFolder'>;
  readonly #posts = new Lanes({ atOnce: 2, waiting: 30 });

  constructor(services: Pick<Services, 'readSession' | 'photoFolder'>) {
    this.#services = services;
  }

  /**
   * Does the work with it; its files are there for so long.
   * @throws AppError `request_too_large` for files of who is no member, `bad_request` when the body does not come to its end,
   *   `too_many_requests`, and whatever the work throws
   */
  async read<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (asked: PageRequest) => Promise<T>,
  ): Promise<T> {
    const member = mayHaveFile(request) ? (await this.#services.readSession(request))?.member : undefined;
    if (!member && lengthOf(request) > largestForm) throw new AppError('request_too_large');
    if (!member) return work({ webRequest: await wholeRequest(request, reply), files: noFiles });
    return this.#posts.run(member.id, () =>
      withPostedForm(this.#services, request, ({ form, files }) =>
        work({ webRequest: withForm(request, reply, form), files }),
      ),
    );
  }
}
