import { randomUUID } from 'node:crypto';
import { type Api, createApi, injectAdapter } from '@vesper/api-client';
import { errorStatus } from '@vesper/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** A header with a secret of this process: nobody outside can send it. */
const innerHeader = 'x-vesper-inner';
const innerSecret = randomUUID();

/** Whether a request is a page's own call: its page has been counted and limited already. */
export const isInnerCall = (request: FastifyRequest): boolean => request.headers[innerHeader] === innerSecret;

/** The calls of one page, made in this very process as the visitor who asks for it. */
export interface PageCalls {
  readonly api: Api;
  /** What their answers set, to go out with the page. */
  readonly cookies: string[];
  /** Whether one of them found the database away: then the page has nothing to show either. */
  foundNothing(): boolean;
}

/** Makes them for one request. */
export const pageCalls = (
  app: FastifyInstance,
  { countryHeader }: Services['config'],
  request: FastifyRequest,
): PageCalls => {
  const cookies: string[] = [];
  let isAway = false;
  const adapter = injectAdapter({
    inject: async (call) => {
      const answer = await app.inject({
        ...call,
        payload: call.payload as string,
        remoteAddress: request.socket.remoteAddress ?? request.ip,
      });
      isAway ||= answer.statusCode === errorStatus.service_unavailable;
      return answer;
    },
    headers: { ...visitorHeaders(request, countryHeader), [innerHeader]: innerSecret },
    onSetCookie: (cookie) => cookies.push(cookie),
  });
  return { api: createApi({ adapter, retries: 0 }), cookies, foundNothing: () => isAway };
};
