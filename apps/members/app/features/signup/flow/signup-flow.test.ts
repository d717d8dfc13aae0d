import type { Api } from '@vesper/api-client';
import type { MemberCard, User } from '@vesper/contract';
import { emptyAccountForm, emptyPersonalForm } from '@vesper/domain';
import { Session, type SessionSeed } from '@vesper/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSignup } from './signup-flow.ts';
import type { SignupStart } from './signup-start.ts';

const unconfirmed = { id: 'm1', status: 'not_confirmed', email: 'ada@example.org' } as User;

const start: SignupStart = {
  person: null,
  reason: null,
  step: 'step0',
  receiver: { id: 'r1', name: 'Grace', fictional: false },
  next: null,
  login: '/login',
  regions: { term: 'region', regions: [] },
  tracking: { network: 'n' },
  today: '2026-05-01',
  view: {
    step: 'step0',
    account: emptyAccountForm,
    personal: emptyPersonalForm,
    fields: {},
    refusal: null,
    saving: false,
    photoSaved: false,
    said: [],
    photoShare: null,
    resent: false,
    refusals: 0,
    resumed: false,
  },
};

const settings = {
  name: 'Vesper',
  mail_name: 'Vesper',
  minimum_age: 18,
  message_length: 1000,
  about_me_length: 50,
  push_public_key: '',
};

interface Input {
  readonly body?: Record<string, unknown>;
  readonly key?: string;
  readonly onSent?: (share: number) => void;
}

const setUp = async (
  user: User | null,
  answer: (name: string, input: Input) => unknown = () => ({}),
  from: SignupStart = start,
) => {
  const calls: { name: string; input: Input }[] = [];
  const api = {
    call: async (name: string, input: Input = {}) => {
      calls.push({ name, input });
      return answer(name, input);
    },
  } as unknown as Api;
  const seed = { settings, user, totalUnread: 0, totalNewLikes: 0, nowMs: 0 } as unknown as SessionSeed;
  const session = new Session(seed, 0);
  const flow = (await loadSignup(from, session, api))();
  const view = () => flow.viewOf(flow.actor.getSnapshot());
  const step = () => view().step;
  return { flow, view, calls, session, step };
};

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

const filled = form({
  intent: 'submit',
  email: 'ada@example.org',
  name: 'Ada',
  password: 'three quiet words',
  signup_message: 'Hello Grace',
  date_of_birth_day: '4',
  date_of_birth_month: '03',
  date_of_birth_year: '1961',
});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('signup on a page', () => {
  it('likes whom one was about to like, once the account is there, whatever becomes of it', async () => {
    const person = { id: 'r1', name: 'Grace' } as MemberCard;
    for (const refused of [false, true]) {
      const { flow, calls, step } = await setUp(
        null,
        (name) => {
          if (name === 'like' && refused) throw new Error('refused');
          return name === 'signup' ? { user: unconfirmed } : {};
        },
        { ...start, receiver: null, person, reason: 'like' },
      );
      flow.pressed(filled);
      await vi.waitFor(() => expect(step()).toBe('photo'));
      const likes = calls.filter(({ name }) => name === 'like');
      expect(likes).toEqual([
        {
          name: 'like',
          input: { body: { member: 'r1' }, key: expect.stringMatching(/^[\da-f-]{36}-like$/) },
        },
      ]);
      localStorage.clear();
    }
  });

  it('shows how much of the photo has been sent, and only while it is on its way', async () => {
    let sent: (share: number) => void = () => {};
    let arrive: (answer: unknown) => void = () => {};
    const { flow, view, step } = await setUp(unconfirmed, (name, input) => {
      if (name !== 'photoAdd') return {};
      sent = input.onSent ?? sent;
      return new Promise((resolve) => (arrive = resolve));
    });
    expect(view().photoShare).toBeNull();
    const chosen = form({ intent: 'submit' });
    chosen.set('photo', new File(['picture'], 'me.png'));
    const shares: (number | null)[] = [];
    flow.actor.subscribe(() => shares.push(view().photoShare));
    flow.pressed(chosen);
    await vi.waitFor(() => expect(view().photoShare).toBe(0));
    sent(0.4);
    expect(view().photoShare).toBe(0.4);
    expect(shares.at(-1)).toBe(0.4);
    arrive({});
    await vi.waitFor(() => expect(step()).toBe('about'));
    expect(view().photoShare).toBeNull();
    flow.stop();
  });

  it('says what is wrong by input name and asks the server nothing', async () => {
    const { flow, view, calls, step } = await setUp(null);
    flow.pressed(form({ intent: 'submit', email: 'x', name: '@ada' }));
    expect(step()).toBe('step0');
    expect(view().fields).toMatchObject({
      email: 'email_invalid',
      name: 'username_starts_with_at',
      date_of_birth: 'required',
    });
    expect(calls).toEqual([]);
  });

  it('judges the text about oneself by the length that the site allows', async () => {
    const { flow, view, calls } = await setUp(unconfirmed);
    for (let skips = 0; skips < 3; skips += 1) flow.pressed(form({ intent: 'skip' }));
    flow.pressed(form({ intent: 'submit', about_me: 'x'.repeat(51) }));
    expect(view().fields).toEqual({ about_me: 'about_me_too_long' });
    expect(calls).toEqual([]);
    flow.pressed(form({ intent: 'submit', about_me: 'x'.repeat(50) }));
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['profileUpdate']));
  });

  it('makes the account with the message and goes on step by step', async () => {
    const { flow, calls, session, step } = await setUp(null, (name) =>
      name === 'signup' ? { user: unconfirmed } : { profile: {} },
    );
    flow.pressed(filled);
    await vi.waitFor(() => expect(step()).toBe('photo'));
    expect(calls[0]?.input.body).toMatchObject({
      receiver: 'r1',
      signup_message: 'Hello Grace',
      tracking: { network: 'n' },
    });
    expect(calls[0]?.input.key).toMatch(/^[\da-f-]{36}-[\da-f]{16}$/);
    expect(session.getSnapshot().user?.id).toBe('m1');
    flow.pressed(form({ intent: 'skip' }));
    flow.pressed(form({ intent: 'submit', gender: 'female' }));
    await vi.waitFor(() => expect(step()).toBe('location'));
    flow.pressed(form({ intent: 'back' }));
    expect(step()).toBe('about');
    // With what is chosen and not saved yet.
    flow.pressed(form({ intent: 'back', gender: 'male' }));
    expect([step(), flow.viewOf(flow.actor.getSnapshot()).personal.gender]).toEqual(['photo', 'male']);
    flow.pressed(form({ intent: 'skip' }));
    flow.pressed(form({ intent: 'skip' }));
    flow.pressed(form({ intent: 'skip' }));
    flow.pressed(form({ intent: 'skip' }));
    // This browser cannot be asked for push: the step is left out.
    expect(step()).toBe('checkInbox');
    session.patchUser({ status: 'active' });
    expect(step()).toBe('confirmed');
  });

  it('repeats a lost answer with the same key', async () => {
    const { flow, view, calls, step } = await setUp(null, () => {
      throw Object.assign(new Error('x'), { name: 'CallError', code: 'network', params: {}, fields: {} });
    });
    flow.pressed(filled);
    await vi.waitFor(() => expect(view().refusal?.code).toBe('network'));
    expect(step()).toBe('step0');
    flow.pressed(filled);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.input.key).toBe(calls[1]?.input.key);
  });

  it('goes on after a reload where it stopped, and keeps no password', async () => {
    const first = await setUp(null, () => ({ user: unconfirmed }));
    first.flow.pressed(filled);
    await vi.waitFor(() => expect(first.step()).toBe('photo'));
    first.flow.pressed(form({ intent: 'skip' }));
    first.flow.changed(form({ gender: 'female' }));
    first.flow.stop();
    expect(JSON.stringify({ ...localStorage })).not.toContain('three quiet words');
    const second = await setUp(unconfirmed);
    expect(second.step()).toBe('about');
    expect(second.view().personal.gender).toBe('female');
  });

  it('says by input name what the server refuses, and keeps what was typed', async () => {
    const { flow, view } = await setUp(null, () => {
      throw Object.assign(new Error('x'), {
        name: 'CallError',
        code: 'invalid_request',
        params: {},
        fields: { date_of_birth: 'below_minimum_age', signup_message: 'message_too_long' },
      });
    });
    flow.pressed(filled);
    await vi.waitFor(() => expect(view().refusal?.code).toBe('invalid_request'));
    expect(view().fields).toEqual({
      date_of_birth: 'below_minimum_age',
      signup_message: 'message_too_long',
    });
    expect(view().account).toMatchObject({
      date_of_birth: '1961-03-04',
      signup_message: 'Hello Grace',
    });
  });

  it('begins anew where another version of the program kept other fields', async () => {
    const first = await setUp(null, () => ({ user: unconfirmed }));
    first.flow.pressed(filled);
    await vi.waitFor(() => expect(first.step()).toBe('photo'));
    first.flow.pressed(form({ intent: 'skip' }));
    first.flow.stop();
    const kept = localStorage.getItem('vesper.signup') ?? '';
    expect(kept).toContain('"about_me"');
    localStorage.setItem('vesper.signup', kept.replaceAll('"about_me"', '"aboutMe"'));
    const second = await setUp(unconfirmed);
    expect(second.view().resumed).toBe(false);
    expect(second.step()).toBe('photo');
  });

  it('begins with the photo for a member who signed up elsewhere', async () => {
    expect((await setUp(unconfirmed)).step()).toBe('photo');
  });
});
