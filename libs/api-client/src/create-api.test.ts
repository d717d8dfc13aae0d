import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { isCallError } from './call-error.ts';
import { type ApiOptions, createApi } from './create-api.ts';

type Answered = { status: number; data?: unknown; headers?: Record<string, string> };
type Step = Answered | 'no answer';

const setUp = (steps: Step[], options: Partial<ApiOptions> = {}) => {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const step = steps[requests.length] ?? steps.at(-1);
    requests.push(config);
    if (step === 'no answer' || !step) throw new AxiosError('gone', AxiosError.ERR_NETWORK, config);
    const response = {
      data: JSON.stringify(step.data ?? { ok: true }),
      status: step.status,
      statusText: '',
      headers: new AxiosHeaders(step.headers),
      config,
    };
    if (step.status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
  let loggedOut = 0;
  const api = createApi({ adapter, delayMs: () => 0, onLoggedOut: () => (loggedOut += 1), ...options });
  return { api, requests, loggedOut: () => loggedOut };
};

const refusal = (code: string, status: number, more: object = {}): Answered => ({
  status,
  data: { error: { code, ...more } },
});

const failureOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((caught: unknown) => caught);
  if (!isCallError(error)) throw new Error('expected a CallError');
  return error;
};

const member = '01890000-0000-7000-8000-000000000001';

describe('createApi', () => {
  it('sends method, path, query and the client header', async () => {
    const { api, requests } = setUp([{ status: 200, data: { results: [] } }]);
    await api.call('search', { query: { gender: 'female', min_age: 50 } });
    expect(requests[0]).toMatchObject({
      method: 'get',
      url: '/api/search.php',
      params: { gender: 'female', min_age: 50 },
    });
    expect(requests[0]?.headers.get('x-client')).toBe('web');
  });

  it('fills in the query that tells two calls of one path apart', async () => {
    const { api, requests } = setUp([{ status: 200 }]);
    await api.call('pushSubscribe', {
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } },
    });
    expect(requests[0]?.params).toEqual({ push: '1' });
  });

  it('passes on what the server’s clock says, and nothing where it says nothing', async () => {
    const heard: number[] = [];
    const { api } = setUp(
      [{ status: 200, headers: { date: 'Mon, 23 Nov 2026 04:00:05 GMT' } }, { status: 200 }],
      { onServerTime: (ms) => heard.push(ms) },
    );
    await api.call('chats');
    await api.call('chats');
    expect(heard).toEqual([Date.UTC(2026, 10, 23, 4, 0, 5)]);
  });

  it('repeats a reading call five times and then says that there was no answer', async () => {
    const { api, requests } = setUp(['no answer']);
    const error = await failureOf(api.call('chats'));
    expect(requests).toHaveLength(6);
    expect(error).toMatchObject({ code: 'network', status: 0 });
  });

  it('repeats a keyed call with the same key until it is answered', async () => {
    const { api, requests } = setUp([
      'no answer',
      refusal('internal', 500),
      { status: 200, data: { match: true } },
    ]);
    await expect(api.call('like', { body: { member }, key: 'key-1' })).resolves.toEqual({ match: true });
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it('never repeats an act without a key', async () => {
    const { api, requests } = setUp(['no answer']);
    await failureOf(api.call('login', { body: { email: 'a@b.example', password: 'x' } }));
    expect(requests).toHaveLength(1);
  });

  it('repeats what replaces or removes five times', async () => {
    const replacing = setUp(['no answer']);
    await failureOf(replacing.api.call('userUpdate', { body: { language: 'de' } }));
    expect(replacing.requests).toHaveLength(6);
    const removing = setUp([refusal('internal', 500), { status: 200 }]);
    await removing.api.call('chatRemove', { body: { conversation: member } });
    expect(removing.requests).toHaveLength(2);
  });

  it('sends a login by link once', async () => {
    const { api, requests } = setUp(['no answer']);
    await failureOf(api.call('signInByLink', { body: { token: 't', remember: true } }));
    expect(requests).toHaveLength(1);
  });

  it('says how much of an upload is on its way, and gives it more time than other calls', async () => {
    const { api, requests } = setUp([{ status: 200 }]);
    const shares: number[] = [];
    await api.call('photoAdd', { form: new FormData(), key: 'k', onSent: (share) => shares.push(share) });
    await api.call('chats');
    const [upload, other] = requests;
    const report = upload?.onUploadProgress;
    report?.({ loaded: 10, total: 40, progress: 0.25, bytes: 10, lengthComputable: true });
    report?.({ loaded: 20, bytes: 10, lengthComputable: false });
    expect(shares).toEqual([0.25]);
    expect(upload?.timeout).toBeGreaterThan(other?.timeout ?? Infinity);
    expect(other?.onUploadProgress).toBeUndefined();
  });

  it('does not repeat what was refused for good', async () => {
    const { api, requests } = setUp([refusal('payment_failed', 502)]);
    await failureOf(api.call('orderCreate', { body: { bundle: 'b25', method: 'ideal' }, key: 'k' }));
    expect(requests).toHaveLength(1);
  });

  it('hands over code, parameters, fields, status and request id', async () => {
    const step = refusal('login_blocked', 429, {
      params: { minutes: 15 },
      fields: { email: 'email_invalid' },
    });
    const { api } = setUp([{ ...step, headers: { 'x-request-id': 'r-1' } }]);
    const error = await failureOf(api.call('login', { body: { email: 'a', password: 'b' } }));
    expect(error).toMatchObject({
      code: 'login_blocked',
      params: { minutes: 15 },
      fields: { email: 'email_invalid' },
      status: 429,
      requestId: 'r-1',
    });
  });

  it('calls an answer of somebody else an internal error', async () => {
    const { api } = setUp([{ status: 404, data: '<html>' }]);
    expect(await failureOf(api.call('chats'))).toMatchObject({ code: 'internal', status: 404 });
  });

  it('signals a lost login, except from the user endpoint', async () => {
    const step = refusal('authentication_required', 403);
    const chats = setUp([step]);
    await failureOf(chats.api.call('chats'));
    expect(chats.loggedOut()).toBe(1);
    const user = setUp([step]);
    await failureOf(user.api.call('user'));
    expect(user.loggedOut()).toBe(0);
  });
});
