import { beforeEach, expect, it, vi } from 'vitest';

type Asked = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

let answer: Asked;
let asked: { readonly input: unknown; readonly method: string | undefined }[];

/** A page of its own, whose network answers as the test says. */
beforeEach(async () => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ input, method: init?.method });
    return answer(input, init);
  });
  const { watchUnreached } = await import('./unreached.ts');
  watchUnreached();
  // Whoever comes back to the page starts it once more.
  watchUnreached();
});

const unreachable: Asked = async () => {
  throw new TypeError('Failed to fetch');
};
const post = (body: BodyInit, path = '/profile.data') =>
  fetch(new URL(path, location.href), { method: 'POST', body });

it.each([
  ['no network', unreachable, 'network'],
  ['a server that is restarted', async () => new Response('', { status: 503 }), 'service_unavailable'],
  ['one in front of it', async () => new Response('', { status: 502 }), 'service_unavailable'],
  ['a limit', async () => new Response('', { status: 429 }), 'too_many_requests'],
] as const)('refuses a form that does not reach its act: %s', async (_why, given, code) => {
  answer = given;
  const form = new URLSearchParams({ section: 'traits', hair_color: 'grey', eye_color: '' });
  const refused = await post(form);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('X-Remix-Response')).toBe('yes');
  expect(JSON.stringify(readAnswer(await refused.text()))).toBe(
    JSON.stringify({
      data: {
        intent: null,
        section: 'traits',
        refused: { code, params: {}, fields: {} },
        typed: { section: 'traits', hair_color: 'grey', eye_color: '' },
        done: null,
        match: false,
        blocked: false,
      },
    }),
  );
  expect(asked).toHaveLength(1);
});

it.each([429, 502, 503])('leaves alone what an act itself answers: %i', async (status) => {
  const own = new Response('[]', { status, headers: { 'X-Remix-Response': 'yes' } });
  answer = async () => own;
  expect(await post(new URLSearchParams({ intent: 'block' }))).toBe(own);
  expect(await post(new URLSearchParams({ section: 'about' }))).toBe(own);
});

it('gives no password back', async () => {
  answer = unreachable;
  const form = new FormData();
  form.set('intent', 'email');
  form.set('new_email', 'anna@example.org');
  form.set('email_password', 'a secret');
  const text = await (await post(form)).text();
  expect(text).toContain('anna@example.org');
  expect(text).not.toContain('a secret');
});

it('leaves alone what is answered, and what is no form that says itself what came of it', async () => {
  const whole = new Response('[]', { status: 422 });
  answer = async () => whole;
  expect(await post(new URLSearchParams({ section: 'about' }))).toBe(whole);
  answer = async () => new Response('', { status: 503 });
  expect((await (await post(new URLSearchParams({ email: 'x' }))).text()).length).toBe(0);
  expect((await (await post(new URLSearchParams({ intent: 'x' }), '/api/like.php')).text()).length).toBe(0);
  answer = unreachable;
  await expect(post(new URLSearchParams({ email: 'x' }))).rejects.toBeInstanceOf(TypeError);
  await expect(fetch('/api/user.php')).rejects.toBeInstanceOf(TypeError);
});

it('says of a page that does not come that it is the network', async () => {
  answer = unreachable;
  const thrown: unknown = await fetch(new URL('/members.data', location.href)).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  expect([(thrown as Response).status, await (thrown as Response).json()]).toEqual([
    503,
    { code: 'network' },
  ]);
  const gone = new DOMException('gone on', 'AbortError');
  answer = async () => {
    throw gone;
  };
  await expect(fetch('/members.data')).rejects.toBe(gone);
});

it('reads the page that is open again and again, as long as it is wanted, before it says so', async () => {
  vi.useFakeTimers();
  try {
    history.replaceState(null, '', '/profile');
    const own = new URL('/profile.data', location.href);
    let fails = 3;
    answer = async () => {
      if (fails-- > 0) throw new TypeError('Failed to fetch');
      return new Response('[]');
    };
    const read = fetch(own);
    await vi.runAllTimersAsync();
    expect([(await read).status, asked.length]).toEqual([200, 4]);

    asked = [];
    answer = unreachable;
    const never = fetch(own).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await never).toBeInstanceOf(Response);
    expect(asked).toHaveLength(6);

    asked = [];
    const stop = new AbortController();
    const left = fetch(own, { signal: stop.signal }).catch((error: unknown) => error);
    stop.abort();
    await vi.runAllTimersAsync();
    await left;
    expect(asked.length).toBeLessThan(3);
    asked = [];
    await post(new URLSearchParams({ section: 'about' }));
    expect(asked).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

/** Reads an answer as the router does. */
const readAnswer = (text: string): unknown => {
  const list = JSON.parse(text) as unknown[];
  const at = (place: number): unknown => {
    if (place === -5) return null;
    const value = list[place];
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [String(at(Number(name.slice(1)))), at(Number(of))]),
    );
  };
  return at(0);
};
