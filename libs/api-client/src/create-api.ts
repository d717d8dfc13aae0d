import {
  callTable,
  clientHeader,
  clientHeaderValue,
  idempotencyHeader,
  type CallAddress,
} from '@vesper/contract';
import axios, { type AxiosAdapter, type AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import { toCallError } from './call-error.ts';
import type { Call } from './call-input.ts';
import { mayRetry, retries, retryDelayMs } from './retry-rule.ts';

export interface ApiOptions {
  /** Origin in front of `/api`; empty for the page's own. */
  readonly baseURL?: string;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the place of the network: the server's own calls go straight to its handlers. */
  readonly adapter?: AxiosAdapter;
  /** Number of retries; 0 where failing fast is better (server rendering). */
  readonly retries?: number;
  /** In [0, 1); spreads the retries of many browsers. */
  readonly random?: () => number;
  /** The wait before a retry; tests give one that does not sleep. */
  readonly delayMs?: (retry: number) => number;
  /** The server says that nobody is logged in any more (403 `authentication_required`, spec §4 "Auth"). */
  readonly onLoggedOut?: () => void;
  /** What the server's clock says, to the second, with each answer that tells it (`Date`). */
  readonly onServerTime?: (ms: number) => void;
}

export interface Api {
  readonly call: Call;
}

interface AnyInput {
  readonly query?: object;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly onSent?: (share: number) => void;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

const requestTimeoutMs = 20_000;
/** A photo of 10 MB over a slow line, say 1 MBit/s, needs a minute and a half. */
const uploadTimeoutMs = 180_000;

const upload = (form: FormData, onSent?: (share: number) => void): AxiosRequestConfig => ({
  data: form,
  timeout: uploadTimeoutMs,
  ...(onSent && { onUploadProgress: ({ progress }) => progress !== undefined && onSent(progress) }),
});

/**
 * Typed calls over axios: five retries with growing waits where a repeat is safe (spec §7), the client header, and
 * errors as `CallError`.
 */
export const createApi = (options: ApiOptions = {}): Api => {
  const client = axios.create({
    baseURL: options.baseURL ?? '',
    timeout: requestTimeoutMs,
    headers: { ...options.headers, [clientHeader]: clientHeaderValue },
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });
  const random = options.random ?? Math.random;
  axiosRetry(client, {
    retries: options.retries ?? retries,
    shouldResetTimeout: true,
    retryCondition: mayRetry,
    retryDelay: (retry, error) => options.delayMs?.(retry) ?? retryDelayMs(retry, error, random()),
  });

  const call = async (name: keyof typeof callTable, input: AnyInput = {}): Promise<unknown> => {
    const address: CallAddress = callTable[name];
    try {
      const response = await client.request<unknown>({
        method: address.method,
        url: address.path,
        params: { ...address.when, ...input.query },
        ...(input.form
          ? upload(input.form, input.onSent)
          : input.body === undefined
            ? {}
            : { data: input.body }),
        ...(input.key === undefined ? {} : { headers: { [idempotencyHeader]: input.key } }),
        ...(input.signal ? { signal: input.signal } : {}),
      });
      const serverMs = Date.parse(String(response.headers['date']));
      if (!Number.isNaN(serverMs)) options.onServerTime?.(serverMs);
      return response.data;
    } catch (error) {
      const callError = toCallError(error);
      // Asking who one is may always be answered with "nobody" (spec §4).
      if (callError.code === 'authentication_required' && address.path !== callTable.user.path)
        options.onLoggedOut?.();
      throw callError;
    }
  };
  // The table's row and the schema belong to the same name, which a signature over all names cannot express.
  return { call: call as Call };
};
