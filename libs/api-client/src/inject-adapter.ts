import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse } from 'axios';

/** A request as Fastify's `inject` takes it. */
export interface InjectRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

/** An answer as Fastify's `inject` gives it. */
export interface InjectAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

export type Inject = (request: InjectRequest) => Promise<InjectAnswer>;

export interface InjectAdapterOptions {
  readonly inject: Inject;
  /** The visitor's own headers for the call: `host`, `cookie`, `origin`, the forwarded address, the request id. */
  readonly headers: Readonly<Record<string, string>>;
  /** Receives each `Set-Cookie` of an answer, to be passed on with the page. */
  readonly onSetCookie?: (cookie: string) => void;
}

const payloadOf = async (data: unknown): Promise<{ payload?: string | Buffer; contentType?: string }> => {
  if (data === undefined || data === null) return {};
  if (typeof data === 'string') return { payload: data };
  if (data instanceof FormData) {
    const encoded = new Response(data);
    const contentType = encoded.headers.get('content-type');
    // A Buffer, not bare bytes: those would be sent as JSON. This adapter only ever runs on the server.
    const payload = Buffer.from(await encoded.arrayBuffer());
    return contentType ? { payload, contentType } : { payload };
  }
  return { payload: JSON.stringify(data) };
};

const methodOf = (method: string | undefined): InjectRequest['method'] => {
  const upper = method?.toUpperCase();
  return upper === 'POST' || upper === 'PUT' || upper === 'DELETE' ? upper : 'GET';
};

/**
 * An axios adapter that hands requests to a server in the same process instead of the network, as the visitor who asked
 * for the page. Give it to `createApi` while rendering on the server.
 */
export const injectAdapter =
  (options: InjectAdapterOptions): AxiosAdapter =>
  async (config) => {
    const { payload, contentType } = await payloadOf(config.data);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(config.headers.toJSON())) {
      if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value);
    }
    Object.assign(headers, options.headers);
    if (contentType) headers['content-type'] = contentType;
    // As axios's own adapters do: it calls every post and put a form, and the server refuses forms that are none.
    if (payload === undefined) delete headers['content-type'];
    const answer = await options.inject({
      method: methodOf(config.method),
      url: axios.getUri({ ...config, baseURL: '' }),
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    const cookies = answer.headers['set-cookie'];
    if (options.onSetCookie) {
      for (const cookie of Array.isArray(cookies)
        ? cookies
        : cookies === undefined
          ? []
          : [String(cookies)]) {
        options.onSetCookie(cookie);
      }
    }
    const response: AxiosResponse<unknown> = {
      data: answer.body,
      status: answer.statusCode,
      statusText: '',
      headers: new AxiosHeaders(
        Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]),
        ),
      ),
      config,
    };
    if (!config.validateStatus || config.validateStatus(answer.statusCode)) return response;
    const code = answer.statusCode >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
    throw new AxiosError(`status ${answer.statusCode}`, code, config, null, response);
  };
