import { describe, expect, it } from 'vitest';
import { nodeIds, walk } from '../machine-model/machine-walk.ts';
import type { Model } from '../machine-model/machine-walk.ts';
import { signupControls, signupOffers } from './signup-offers.ts';
import type { SignupControl, SignupSnapshot } from './signup-offers.ts';
import { signupMachine } from './signup.machine.ts';

const rules = { minimumAge: 18, messageLength: 1000, aboutMeLength: 20, today: '2026-06-01' };
const account = {
  email: 'anna@example.org',
  name: 'Anna',
  password: 'quiet river 7 stones',
  date_of_birth: '1970-05-04',
};
/** Whatever the server refuses an account with. */
const refusals = [
  'duplicate_email',
  'duplicate_email_active',
  'duplicate_email_deleted',
  'signup_closed',
  'message_too_long',
  'invalid_request',
  'too_many_requests',
].map((code) => ({ code }));
const oneFailure = { outputs: [undefined], errors: [{ code: 'server_busy' }] };

const model: Model<SignupSnapshot, SignupControl> = {
  machine: signupMachine,
  inputs: [{ rules }, { rules, account }, { rules, account, pushCapable: false }],
  happenings: () => [
    { type: 'email.confirmed' },
    { type: 'photo.progressed', share: 0.5 },
    { type: 'personal.changed', fields: { about_me: 'far too long for the twenty that are allowed' } },
    { type: 'account.changed', fields: account },
  ],
  answers: {
    createAccount: { outputs: [{ memberId: 'm1' }, { memberId: null }], errors: refusals },
    savePhoto: oneFailure,
    'savePersonal.about': oneFailure,
    'savePersonal.location': oneFailure,
    'savePersonal.details': oneFailure,
    subscribePush: oneFailure,
    resendActivation: oneFailure,
  },
  situation: ({ context }) => [
    context.account,
    context.personal,
    context.pushCapable,
    context.errorCode,
    context.memberId,
    Object.keys(context.fieldErrors),
  ],
  controls: signupControls,
  offers: signupOffers,
  press: (type) => {
    if (type === 'account.changed') return { type, fields: { email: 'nobody' } };
    if (type === 'personal.changed') return { type, fields: { about_me: 'short' } };
    return type === 'photo.submitted' ? { type, photoKey: 'p1' } : { type };
  },
};

describe('the model of signup', () => {
  const walked = walk(model);

  it('comes into every state', () => {
    expect([...walked.visited].sort()).toEqual(nodeIds(signupMachine).sort());
  });

  it('offers in every situation just what the machine allows', () => {
    expect(walked.situations).toBeGreaterThan(20);
    expect(walked.disagreements).toEqual([]);
    expect([...walked.everOffered].sort()).toEqual([...signupControls].sort());
  });

  it('notices a screen that offers what the machine does not allow, or keeps what it allows', () => {
    const eager = walk({ ...model, offers: (snapshot) => [...signupOffers(snapshot), 'photo.skipped'] });
    expect(eager.disagreements[0]).toMatchObject({ control: 'photo.skipped', offered: true, allowed: false });
    const shy = walk({
      ...model,
      offers: (snapshot) => signupOffers(snapshot).filter((c) => c !== 'push.skipped'),
    });
    expect(shy.disagreements[0]).toMatchObject({ control: 'push.skipped', offered: false, allowed: true });
  });
});
