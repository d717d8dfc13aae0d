import { describe, expect, it } from 'vitest';
import { createApi } from './create-api.ts';
import { type InjectAnswer, injectAdapter, type InjectRequest } from './inject-adapter.ts';

const setUp = (answer: InjectAnswer) => {
  const requests: InjectRequest[] = [];
  const cookies: string[] = [];
  const adapter = injectAdapter({
    inject: async (request) => {
      requests.push(request);
      return answer;
    },
    headers: { host: 'site.example', cookie: 'session=1' },
    onSetCookie: (cookie) => cookies.push(cookie),
  });
  return { api: createApi({ adapter, retries: 0 }), requests, cookies };
};

describe('injectAdapter', () => {
  it('asks as the visitor, with query and body, and passes cookies on', async () => {
    const headers = { 'set-cookie': ['session=2; HttpOnly'], 'content-type': 'application/json' };
    const { api, requests, cookies } = setUp({ statusCode: 200, headers, body: '{"user":{"id":"u"}}' });
    const answer = await api.call('login', { body: { email: 'a@b.example', password: 'pass' } });
    expect(answer).toEqual({ user: { id: 'u' } });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/user.php',
      headers: {
        host: 'site.example',
        cookie: 'session=1',
        'x-client': 'web',
        'content-type': 'application/json',
      },
      payload: '{"email":"a@b.example","password":"pass"}',
    });
    expect(cookies).toEqual(['session=2; HttpOnly']);
  });

  it('says of a call without a body no kind of body, for which the server would refuse it', async () => {
    const { api, requests } = setUp({ statusCode: 200, headers: {}, body: '{}' });
    await api.call('activateResend');
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('writes the query into the address', async () => {
    const { api, requests } = setUp({ statusCode: 200, headers: {}, body: '{}' });
    await api.call('search', { query: { region: 'NL-NH', min_age: 40 } });
    expect(requests[0]?.url).toBe('/api/search.php?region=NL-NH&min_age=40');
  });

  it('turns a refusal into a CallError', async () => {
    const { api } = setUp({ statusCode: 401, headers: {}, body: '{"error":{"code":"login_failed"}}' });
    await expect(api.call('chats')).rejects.toMatchObject({ code: 'login_failed', status: 401 });
  });

  it('sends a photo as a form', async () => {
    const { api, requests } = setUp({ statusCode: 200, headers: {}, body: '{}' });
    const form = new FormData();
    form.set('photo', new Blob(['picture']), 'a.png');
    await api.call('photoAdd', { form, key: 'k' });
    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(Buffer.isBuffer(requests[0]?.payload)).toBe(true);
  });
});
