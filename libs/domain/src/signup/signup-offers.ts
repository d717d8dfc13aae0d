import type { Snapshot, SnapshotFrom } from 'xstate';
import { signupMachine } from './signup.machine.ts';
import type { SignupEventType } from './signup-types.ts';

export type SignupSnapshot = SnapshotFrom<typeof signupMachine>;

/** The screen of signup that is shown. */
export type SignupStep =
  'step0' | 'photo' | 'about' | 'location' | 'details' | 'push' | 'checkInbox' | 'mailed' | 'confirmed';

/** The events that a screen shows as buttons or fields; the others happen elsewhere. */
export const signupControls = [
  'account.changed',
  'account.submitted',
  'photo.submitted',
  'photo.skipped',
  'personal.changed',
  'personal.submitted',
  'personal.skipped',
  'personal.returned',
  'push.accepted',
  'push.skipped',
  'mail.requested',
] as const satisfies readonly SignupEventType[];

export type SignupControl = (typeof signupControls)[number];

const personalControls = [
  'personal.changed',
  'personal.submitted',
  'personal.skipped',
  'personal.returned',
] as const;

const controlsOf: Readonly<Record<SignupStep, readonly SignupControl[]>> = {
  step0: ['account.changed', 'account.submitted'],
  photo: ['photo.submitted', 'photo.skipped'],
  about: personalControls,
  location: personalControls,
  details: personalControls,
  push: ['push.accepted', 'push.skipped'],
  checkInbox: ['mail.requested'],
  mailed: [],
  confirmed: [],
};

/** The screen for a snapshot; while something is saved it stays the one that is saved. */
export function signupStep(snapshot: SignupSnapshot): SignupStep {
  const { value } = snapshot;
  if (value === 'confirmed' || value === 'mailed') return value;
  if (typeof value === 'string') return 'step0';
  if ('photo' in value) return 'photo';
  if ('push' in value) return 'push';
  if ('checkInbox' in value) return 'checkInbox';
  const part = Object.keys(value.personal ?? {})[0];
  return part === 'location' || part === 'details' ? part : 'about';
}

/** Whether something is on its way to the server: forms are kept, buttons rest. */
export function isSignupSaving(snapshot: SignupSnapshot): boolean {
  return (
    snapshot.matches('creating') ||
    snapshot.matches({ photo: 'saving' }) ||
    snapshot.matches({ personal: { about: 'saving' } }) ||
    snapshot.matches({ personal: { location: 'saving' } }) ||
    snapshot.matches({ personal: { details: 'saving' } }) ||
    snapshot.matches({ push: 'subscribing' }) ||
    snapshot.matches({ checkInbox: 'resending' })
  );
}

/** What the screen of this snapshot offers. */
export function signupOffers(snapshot: SignupSnapshot): readonly SignupControl[] {
  return isSignupSaving(snapshot) ? [] : controlsOf[signupStep(snapshot)];
}

/**
 * The persisted snapshot without the password, fit to be stored in the browser until another day. An
 * account that was just being made returns to its form, where the password is typed again.
 */
export function storableSignup(snapshot: SignupSnapshot): Snapshot<unknown> {
  const persisted = signupMachine.getPersistedSnapshot(snapshot);
  const context = { ...snapshot.context, account: { ...snapshot.context.account, password: '' } };
  // The running actor's input holds the password too.
  const atForm = snapshot.matches('creating') ? { value: 'step0', children: {} } : {};
  return Object.assign(persisted, { context }, atForm);
}
