import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import {
  type CallAddress,
  type CallAnswer,
  type CallBody,
  type CallName,
  type CallQuery,
  callTable,
  clientHeader,
  clientHeaderValue,
  idempotencyHeader,
} from '@vesper/contract';
import { signupForm } from '@vesper/testing';
import { linkIn, linksIn, type Mail, readMails } from '../world/read-mail.ts';
import { readWorld } from '../world/world.ts';

/** Password of the twenty ready-made test members (README). */
export const testPassword = 'vesper-demo-2026';

/** A ready-made test member in London. */
export const lars = { name: 'Lars', email: 'lars@vesper.test', country: 'GB', region: 'GB-LND' } as const;

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

interface Input<N extends CallName> {
  readonly query?: CallQuery<N>;
  readonly body?: CallBody<N>;
}

/** Makes a call as the site's own pages do, with the cookies of a context; any answer is an answer. */
export const tryCall = <N extends CallName>(
  request: APIRequestContext,
  name: N,
  input: Input<N> = {},
): Promise<APIResponse> => {
  const address: CallAddress = callTable[name];
  const query = { ...address.when, ...(input.query as Record<string, string> | undefined) };
  return request.fetch(`${readWorld().address}${address.path}?${new URLSearchParams(query).toString()}`, {
    method: address.method,
    headers: {
      [clientHeader]: clientHeaderValue,
      origin: readWorld().address,
      ...(address.keyed && { [idempotencyHeader]: randomUUID() }),
    },
    ...(input.body !== undefined && { data: input.body }),
  });
};

/** The same for calls that must succeed. */
export const call = async <N extends CallName>(
  request: APIRequestContext,
  name: N,
  input: Input<N> = {},
): Promise<CallAnswer<N>> => {
  const answer = await tryCall(request, name, input);
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as CallAnswer<N>;
};

/** The newest mail to an address, as soon as it has come. */
export const waitForMail = async (to: string): Promise<Mail> => {
  const folder = readWorld().mailFolder;
  await expect.poll(() => readMails(folder, to).length, { message: `a mail to ${to}` }).toBeGreaterThan(0);
  const mail = readMails(folder, to).at(-1);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
};

/** The newest link of that kind that was mailed to an address, as soon as it has come; judged by path and query. */
export const waitForLink = async (to: string, kind: RegExp): Promise<string> => {
  const folder = readWorld().mailFolder;
  const links = (): string[] =>
    readMails(folder, to)
      .flatMap((mail) => linksIn(mail))
      .filter((link) => kind.test(link.slice(new URL(link).origin.length)));
  await expect.poll(() => links().length, { message: `a link ${kind} to ${to}` }).toBeGreaterThan(0);
  return links().at(-1) ?? '';
};

/** What the short links of mails look like (spec §2, `/{token}`). */
export const shortLink = /^\/[\w-]{43}$/;

/** Makes a confirmed member by calls, for journeys that begin later; the context is logged in as that member. */
export const becomeMember = async (
  request: APIRequestContext,
  form: Partial<CallBody<'signup'>> = {},
): Promise<Account> => {
  const filled = signupForm(form);
  const { user } = await call(request, 'signup', { body: filled });
  if (!user) throw new Error('the site keeps accounts to itself');
  const token =
    new URL(linkIn(await waitForMail(filled.email), '/activate?')).searchParams.get('token') ?? '';
  await call(request, 'activate', { body: { token } });
  await call(request, 'profileUpdate', {
    body: { gender: 'female', search_gender: 'male', sexuality: 'hetero', country: 'GB', region: 'GB-LND' },
  });
  return { id: user.id, email: filled.email, name: filled.name, password: filled.password };
};

export const logIn = (request: APIRequestContext, email: string, password = testPassword) =>
  call(request, 'login', { body: { email, password } });

/** Buys the smallest bundle and pays it at the sandbox, so that the member is premium. */
export const becomePremium = async (request: APIRequestContext): Promise<void> => {
  const { methods } = await call(request, 'credits');
  const { order } = await call(request, 'orderCreate', {
    body: { bundle: 'b25', method: methods[0]?.id ?? '' },
  });
  await request.post(order.checkout_url ?? '', { form: { outcome: 'paid' }, maxRedirects: 0 });
  await expect.poll(async () => (await call(request, 'user')).user?.paid_user).toBe(true);
};

type Query = NonNullable<CallQuery<'search'>>;

/** All that a search finds, page by page. */
export async function* search(request: APIRequestContext, query: Query) {
  let cursor: string | null = null;
  do {
    const page: CallAnswer<'search'> = await call(request, 'search', {
      query: { ...query, ...(cursor && { cursor }) },
    });
    yield* page.results;
    cursor = page.next_cursor;
  } while (cursor);
}

/** The test member of that name, found as anybody finds one. */
export const findTestMember = async (request: APIRequestContext, name: string) => {
  for await (const member of search(request, { real_only: '1', min_age: 45, max_age: 65 }))
    if (member.name === name) return member;
  throw new Error(`no test member ${name}`);
};

/** A fictional member of Great Britain with at least that many photos. */
export const findFictional = async (
  request: APIRequestContext,
  { photos = 1, automatic = false }: { readonly photos?: number; readonly automatic?: boolean } = {},
) => {
  for await (const member of search(request, { country: 'GB' })) {
    if (!member.fictional || member.automatic !== automatic) continue;
    const { profile } = await call(request, 'profile', { query: { id: member.id } });
    if (profile.photos.length >= photos) return profile;
  }
  throw new Error(`no fictional member with ${photos} photos`);
};
