import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isSignupSaving, signupStep, storableSignup } from './signup-offers.ts';
import type { CreateAccountInput, SavePersonalInput } from './signup-types.ts';
import { signupMachine } from './signup.machine.ts';

const rules = { minimumAge: 18, messageLength: 1000, aboutMeLength: 2000, today: '2026-06-01' };
const account = {
  email: 'anna@example.org',
  name: 'Anna',
  password: 'quiet river 7 stones',
  date_of_birth: '1970-05-04',
  signup_message: 'Hello!',
};

/** A server that answers one by one: an error refuses, anything else is the answer. */
function serverOf(script: Partial<Record<string, unknown[]>>) {
  const calls: { name: string; input: unknown }[] = [];
  const answer = (name: string, input: unknown, usual: unknown) => {
    calls.push({ name, input });
    const scripted = script[name]?.shift() ?? usual;
    return scripted instanceof Error ? Promise.reject(scripted) : Promise.resolve(scripted);
  };
  const machine = signupMachine.provide({
    actors: {
      createAccount: fromPromise<{ memberId: string | null }, CreateAccountInput>(
        ({ input }) =>
          answer('createAccount', input, { memberId: 'm1' }) as Promise<{ memberId: string | null }>,
      ),
      savePhoto: fromPromise<void, { photoKey: string }>(
        ({ input }) => answer('savePhoto', input, null) as Promise<void>,
      ),
      savePersonal: fromPromise<void, SavePersonalInput>(
        ({ input }) => answer('savePersonal', input, null) as Promise<void>,
      ),
      subscribePush: fromPromise<void>(() => answer('subscribePush', null, null) as Promise<void>),
      resendActivation: fromPromise<void>(() => answer('resendActivation', null, null) as Promise<void>),
    },
  });
  return { machine, calls };
}

function refusal(code: string, fields = {}) {
  return Object.assign(new Error(code), { code, fields });
}

function start(script: Partial<Record<string, unknown[]>> = {}, input = {}) {
  const { machine, calls } = serverOf(script);
  const receiver = { id: 'p1', name: 'Bo', fictional: false };
  const actor = createActor(machine, { input: { rules, receiver, account, ...input } }).start();
  const settled = () => waitFor(actor, (snapshot) => !isSignupSaving(snapshot));
  const step = () => signupStep(actor.getSnapshot());
  return { actor, calls, settled, step, machine };
}

describe('signup', () => {
  it('ends at the mail where the site does not say whether the address has an account', async () => {
    const { actor, settled, step } = start({ createAccount: [{ memberId: null }] });
    actor.send({ type: 'account.submitted' });
    await settled();
    expect(step()).toBe('mailed');
    expect(actor.getSnapshot().context.account.password).toBe('');
    actor.send({ type: 'email.confirmed' });
    expect(step()).toBe('mailed');
  });

  it('goes from the first form to the inbox, saving each step', async () => {
    const { actor, calls, settled, step } = start();
    actor.send({ type: 'account.submitted' });
    await settled();
    expect(step()).toBe('photo');
    expect(actor.getSnapshot().context).toMatchObject({ memberId: 'm1', account: { password: '' } });
    actor.send({ type: 'photo.submitted', photoKey: 'file-1' });
    await settled();
    actor.send({
      type: 'personal.changed',
      fields: { gender: 'female', sexuality: 'hetero', search_gender: 'male' },
    });
    for (const expected of ['about', 'location', 'details']) {
      expect(step()).toBe(expected);
      actor.send({ type: 'personal.submitted' });
      await settled();
    }
    actor.send({ type: 'push.accepted' });
    await settled();
    expect(step()).toBe('checkInbox');
    expect(calls.map(({ name }) => name)).toEqual([
      'createAccount',
      'savePhoto',
      'savePersonal',
      'savePersonal',
      'savePersonal',
      'subscribePush',
    ]);
    expect(calls[0]?.input).toMatchObject({ receiverId: 'p1', account });
    expect(calls[2]?.input).toMatchObject({ part: 'about', personal: { gender: 'female' } });
    expect(actor.getSnapshot().context).toMatchObject({ photoSaved: true, pushSubscribed: true });
    actor.send({ type: 'email.confirmed' });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('lets every step after the account be skipped', async () => {
    const { actor, settled, step, calls } = start();
    actor.send({ type: 'account.submitted' });
    await settled();
    const steps = [];
    for (const type of [
      'photo.skipped',
      'personal.skipped',
      'personal.skipped',
      'personal.skipped',
    ] as const) {
      steps.push(step());
      actor.send({ type });
    }
    expect(steps).toEqual(['photo', 'about', 'location', 'details']);
    actor.send({ type: 'push.skipped' });
    expect(step()).toBe('checkInbox');
    expect(calls).toHaveLength(1);
  });

  it('leaves the push step out where there is no push, and goes back from each personal step', async () => {
    const { actor, settled, step } = start({}, { pushCapable: false });
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.skipped' });
    actor.send({ type: 'personal.skipped' });
    actor.send({ type: 'personal.skipped' });
    actor.send({ type: 'personal.returned' });
    expect(step()).toBe('location');
    actor.send({ type: 'personal.returned' });
    expect(step()).toBe('about');
    actor.send({ type: 'personal.returned' });
    expect(step()).toBe('photo');
    actor.send({ type: 'photo.skipped' });
    for (let skips = 0; skips < 3; skips += 1) actor.send({ type: 'personal.skipped' });
    expect(step()).toBe('checkInbox');
  });

  it.each([
    [{ date_of_birth: '2010-01-01' }, { date_of_birth: 'below_minimum_age' }],
    [{ email: 'anna' }, { email: 'email_invalid' }],
    [{ name: 'anna@example.org' }, { name: 'username_is_email' }],
    [{ password: 'short' }, { password: 'password_too_short' }],
    [{ signup_message: 'x'.repeat(1001) }, { signup_message: 'message_too_long' }],
  ])('stays at the form with %j', (fields, fieldErrors) => {
    const { actor, calls, step } = start();
    actor.send({ type: 'account.changed', fields });
    actor.send({ type: 'account.submitted' });
    expect(step()).toBe('step0');
    expect(actor.getSnapshot().context).toMatchObject({ fieldErrors, account: { ...account, ...fields } });
    expect(calls).toEqual([]);
  });

  it('lets nobody be called as the site is', () => {
    const { actor, step } = start({}, { rules: { ...rules, siteNames: ['Anna’s', 'Harbour'] } });
    actor.send({ type: 'account.changed', fields: { name: 'Your Harbour' } });
    actor.send({ type: 'account.submitted' });
    expect(step()).toBe('step0');
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ name: 'username_not_allowed' });
  });

  it('takes each error back when its field is right, and says another where it is wrong in another way', () => {
    const { actor } = start();
    const change = (fields: Partial<typeof account>) => {
      actor.send({ type: 'account.changed', fields });
      return actor.getSnapshot().context.fieldErrors;
    };
    const refused = { email: 'anna@', date_of_birth: '2010-01-01' };
    // What was not refused yet is not called wrong while it is typed.
    expect(change(refused)).toEqual({});
    actor.send({ type: 'account.submitted' });
    expect(change({ email: '' })).toEqual({ email: 'required', date_of_birth: 'below_minimum_age' });
    expect(change({ email: account.email })).toEqual({ date_of_birth: 'below_minimum_age' });
    expect(change({ date_of_birth: account.date_of_birth })).toEqual({});
  });

  it('leaves what only the server can judge standing until that field is changed', async () => {
    const { actor, settled } = start({ createAccount: [refusal('email_taken', { email: 'email_taken' })] });
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'account.changed', fields: { name: 'Anne' } });
    expect(actor.getSnapshot().context).toMatchObject({
      fieldErrors: { email: 'email_taken' },
      errorCode: 'email_taken',
    });
    actor.send({ type: 'account.changed', fields: { email: 'anne@example.org' } });
    expect(actor.getSnapshot().context).toMatchObject({ fieldErrors: {}, errorCode: null });
  });

  it('loses neither the photo nor what was chosen by going back to the photo', async () => {
    const { actor, settled, step } = start();
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.submitted', photoKey: 'p1' });
    await settled();
    actor.send({ type: 'personal.changed', fields: { gender: 'female' } });
    actor.send({ type: 'personal.returned' });
    expect(step()).toBe('photo');
    actor.send({ type: 'photo.skipped' });
    expect(step()).toBe('about');
    expect(actor.getSnapshot().context).toMatchObject({ photoSaved: true, personal: { gender: 'female' } });
  });

  it('takes an account without a message', async () => {
    const { actor, settled, step } = start();
    actor.send({ type: 'account.changed', fields: { signup_message: '' } });
    actor.send({ type: 'account.submitted' });
    await settled();
    expect(step()).toBe('photo');
  });

  it('knows which parts were said, and which were saved with nothing in them', async () => {
    const { actor, settled } = start();
    const said = () => actor.getSnapshot().context.said;
    const save = async (fields: object) => {
      actor.send({ type: 'personal.changed', fields });
      actor.send({ type: 'personal.submitted' });
      await settled();
    };
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.skipped' });
    await save({});
    expect(said()).toEqual([]);
    actor.send({ type: 'personal.returned' });
    await save({ gender: 'female' });
    await save({ country: 'NL', city: 'Utrecht' });
    expect(said()).toEqual(['about', 'location']);
    actor.send({ type: 'personal.changed', fields: { about_me: 'I sail.' } });
    actor.send({ type: 'personal.skipped' });
    expect(said()).toEqual(['about', 'location']);
  });

  it('says how much of a photo has been sent, and only while it is on its way', async () => {
    const { actor, settled } = start({ savePhoto: [refusal('server_busy')] });
    const share = () => actor.getSnapshot().context.photoShare;
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.progressed', share: 0.2 });
    expect(share()).toBeNull();
    actor.send({ type: 'photo.submitted', photoKey: 'file-1' });
    expect(share()).toBe(0);
    actor.send({ type: 'photo.progressed', share: 0.4 });
    expect(share()).toBe(0.4);
    await settled();
    expect(share()).toBeNull();
  });

  it('counts refusals, so that the same one twice is told from one', () => {
    const { actor } = start();
    const refusals = () => actor.getSnapshot().context.refusals;
    actor.send({ type: 'account.changed', fields: { email: 'anna' } });
    expect(refusals()).toBe(0);
    actor.send({ type: 'account.submitted' });
    expect(refusals()).toBe(1);
    actor.send({ type: 'account.submitted' });
    expect(refusals()).toBe(2);
  });

  it('begins with the refusal of a form that was posted without it, until the next try', async () => {
    const refused = { fields: { email: 'email_invalid' }, code: 'invalid_request' };
    const { actor, settled } = start({}, { refused });
    expect(actor.getSnapshot().context).toMatchObject({
      fieldErrors: refused.fields,
      errorCode: refused.code,
      refusals: 1,
    });
    actor.send({ type: 'account.submitted' });
    expect(actor.getSnapshot().context).toMatchObject({ fieldErrors: {}, errorCode: null });
    await settled();
  });

  it('returns to the form when the server refuses, with all that was typed', async () => {
    const { actor, settled, step } = start({
      createAccount: [refusal('email_taken', { email: 'email_taken' })],
    });
    actor.send({ type: 'account.submitted' });
    await settled();
    expect(step()).toBe('step0');
    expect(actor.getSnapshot().context).toMatchObject({
      errorCode: 'email_taken',
      fieldErrors: { email: 'email_taken' },
      account,
    });
    actor.send({ type: 'account.submitted' });
    expect(actor.getSnapshot().context.errorCode).toBeNull();
    await settled();
    expect(step()).toBe('photo');
  });

  it('keeps each later step open when its save is refused', async () => {
    const busy = () => refusal('server_busy');
    const { actor, settled, step } = start({
      savePhoto: [busy()],
      savePersonal: [busy()],
      subscribePush: [refusal('push_denied')],
      resendActivation: [refusal('too_many_mails')],
    });
    const code = () => actor.getSnapshot().context.errorCode;
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.submitted', photoKey: 'file-1' });
    await settled();
    expect([step(), code()]).toEqual(['photo', 'server_busy']);
    actor.send({ type: 'photo.skipped' });
    actor.send({ type: 'personal.changed', fields: { city: 'Utrecht', about_me: 'x'.repeat(2001) } });
    actor.send({ type: 'personal.submitted' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ about_me: 'about_me_too_long' });
    actor.send({ type: 'personal.changed', fields: { about_me: 'I sail.' } });
    actor.send({ type: 'personal.submitted' });
    await settled();
    expect([step(), code()]).toEqual(['about', 'server_busy']);
    expect(actor.getSnapshot().context.personal).toMatchObject({ city: 'Utrecht', about_me: 'I sail.' });
    for (let skips = 0; skips < 3; skips += 1) actor.send({ type: 'personal.skipped' });
    actor.send({ type: 'push.accepted' });
    await settled();
    expect([step(), code()]).toEqual(['push', 'push_denied']);
    actor.send({ type: 'push.skipped' });
    actor.send({ type: 'mail.requested' });
    await settled();
    expect([step(), code()]).toEqual(['checkInbox', 'too_many_mails']);
    actor.send({ type: 'mail.requested' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ resentCount: 1, errorCode: null });
  });
});

describe('signup on another day', () => {
  it('goes on from a stored snapshot', async () => {
    const { actor, settled, machine } = start();
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.skipped' });
    actor.send({ type: 'personal.changed', fields: { city: 'Utrecht' } });
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();
    const next = createActor(machine, { snapshot: stored, input: { rules } }).start();
    expect(next.getSnapshot().value).toEqual(actor.getSnapshot().value);
    expect(next.getSnapshot().context).toEqual(actor.getSnapshot().context);
    next.send({ type: 'personal.submitted' });
    await waitFor(next, (snapshot) => signupStep(snapshot) === 'location');
    expect(next.getSnapshot().context.personal.city).toBe('Utrecht');
  });

  it('repeats a save that was under way', async () => {
    const { actor, settled, machine, calls } = start();
    actor.send({ type: 'account.submitted' });
    await settled();
    actor.send({ type: 'photo.submitted', photoKey: 'file-1' });
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();
    const next = createActor(machine, { snapshot: stored, input: { rules } }).start();
    await waitFor(next, (snapshot) => signupStep(snapshot) === 'about');
    expect(calls.filter(({ name }) => name === 'savePhoto')).toHaveLength(2);
  });

  it('stores no password, in no state', () => {
    const { actor, machine } = start();
    expect(JSON.stringify(storableSignup(actor.getSnapshot()))).not.toContain(account.password);
    actor.send({ type: 'account.submitted' });
    const text = JSON.stringify(storableSignup(actor.getSnapshot()));
    expect(text).not.toContain(account.password);
    const next = createActor(machine, { snapshot: JSON.parse(text), input: { rules } }).start();
    expect(signupStep(next.getSnapshot())).toBe('step0');
    expect(isSignupSaving(next.getSnapshot())).toBe(false);
    expect(next.getSnapshot().context.account.email).toBe(account.email);
    next.send({ type: 'account.changed', fields: { password: account.password } });
    next.send({ type: 'account.submitted' });
    expect(next.getSnapshot().value).toBe('creating');
  });
});
