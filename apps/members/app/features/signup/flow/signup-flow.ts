import type { Api } from '@vesper/api-client';
import {
  defaultSiteSettings,
  isSignupSaving,
  type PersonalPart,
  type SignupInput,
  signupMachine,
  type SignupSnapshot,
  signupStep,
  type SignupStep,
  storableSignup,
} from '@vesper/domain';
import type { Session } from '@vesper/session';
import { pushStatusHere } from '@vesper/session/push';
import { createActor, type Snapshot } from 'xstate';
import { signupActors } from './signup-actors.ts';
import { readAccount, readPersonal } from './signup-fields.ts';
import type { SignupStart } from './signup-start.ts';
import { forgetSignup, keepSignup, keptSignup } from './signup-storage.ts';
import { byInputName, type SignupView } from './signup-view.ts';

/** The running signup, as its screen uses it. */
export interface SignupFlow {
  readonly getView: () => SignupView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something was typed. */
  readonly changed: (form: FormData) => void;
  /** A button was pressed; its `intent` is submit, skip or back. */
  readonly pressed: (form: FormData) => void;
  /** It went on where an earlier visit stopped: forms take its values. */
  readonly resumed: boolean;
  readonly stop: () => void;
}

const isPersonal = (step: SignupStep): step is PersonalPart =>
  step === 'about' || step === 'location' || step === 'details';

/** The state of the machine that shows a step. */
const stateValues: Readonly<Partial<Record<SignupStep, object>>> = {
  photo: { photo: 'choosing' },
  about: { personal: { about: 'filling' } },
  location: { personal: { location: 'filling' } },
  details: { personal: { details: 'filling' } },
  checkInbox: { checkInbox: 'waiting' },
};

const inputOf = (
  start: SignupStart,
  session: Session,
  pushCapable: boolean,
  kept: SignupSnapshot | null,
): SignupInput => {
  const { minimum_age: minimumAge, message_length: messageLength } = session.getSnapshot().settings;
  return {
    rules: {
      minimumAge,
      messageLength,
      aboutMeLength: defaultSiteSettings.aboutMeLength,
      today: start.today,
    },
    ...(start.receiver && { receiver: start.receiver }),
    pushCapable,
    account: kept?.context.account ?? start.view.account,
    personal: kept?.context.personal ?? start.view.personal,
  };
};

/** Where to begin: at an earlier visit's snapshot, at the step the server shows to a member, or at the beginning. */
const snapshotOf = (
  start: SignupStart,
  session: Session,
  input: SignupInput,
  kept: SignupSnapshot | null,
) => {
  const memberId = session.getSnapshot().user?.id ?? null;
  if (memberId === null) return undefined;
  if (kept?.context.memberId === memberId) return kept as unknown as Snapshot<unknown>;
  const context = { ...createActor(signupMachine, { input }).getSnapshot().context, memberId };
  const value = stateValues[start.step] ?? { photo: 'choosing' };
  // The types of a state value are those of literals written in place.
  return signupMachine.resolveState({ value, context } as Parameters<typeof signupMachine.resolveState>[0]);
};

const viewOf = (snapshot: SignupSnapshot, submission: number, photoShare: number): SignupView => {
  const { account, personal, fieldErrors, errorCode, photoSaved, resentCount } = snapshot.context;
  const step = signupStep(snapshot);
  const saving = isSignupSaving(snapshot);
  return {
    step,
    account,
    personal,
    fields: byInputName(fieldErrors),
    refusal: errorCode === null ? null : { code: errorCode, params: {} },
    saving,
    photoSaved,
    photoShare: saving && step === 'photo' ? photoShare : null,
    resent: resentCount > 0,
    submission,
  };
};

/** Starts the domain's signup machine on a page; what is typed survives a reload, the password excepted. */
export const startSignupFlow = async (
  start: SignupStart,
  session: Session,
  api: Api,
): Promise<SignupFlow> => {
  const kept = keptSignup();
  const pushStatus = await pushStatusHere(session.getSnapshot().settings.push_public_key);
  const input = inputOf(start, session, pushStatus === 'unsubscribed', kept);
  const photos = new Map<string, File>();
  let photoShare = 0;
  const onPhotoSent = (share: number): void => {
    photoShare = share;
    show(actor.getSnapshot());
  };
  const snapshot = snapshotOf(start, session, input, kept);
  const actor = createActor(
    signupMachine.provide({ actors: signupActors({ api, session, start, photos, onPhotoSent }) }),
    {
      input,
      ...(snapshot && { snapshot: snapshot as Snapshot<unknown> }),
    },
  );

  let submission = 0;
  let view: SignupView = start.view;
  const listeners = new Set<() => void>();
  const show = (next: SignupSnapshot): void => {
    view = viewOf(next, submission, photoShare);
    for (const listener of listeners) listener();
  };
  actor.subscribe((next) => {
    show(next);
    if (view.step === 'confirmed') forgetSignup();
    else keepSignup(storableSignup(next));
  });
  actor.start();
  show(actor.getSnapshot());

  const watchConfirmation = (): void => {
    if (session.getSnapshot().user?.status === 'active') actor.send({ type: 'email.confirmed' });
  };
  const stopWatching = session.subscribe(watchConfirmation);

  const changed = (form: FormData): void => {
    const { step } = view;
    if (step === 'step0') actor.send({ type: 'account.changed', fields: readAccount(form) });
    else if (isPersonal(step)) actor.send({ type: 'personal.changed', fields: readPersonal(form, step) });
  };

  const submit = (form: FormData): void => {
    if (view.step === 'step0') actor.send({ type: 'account.submitted' });
    else if (isPersonal(view.step)) actor.send({ type: 'personal.submitted' });
    else if (view.step === 'push') actor.send({ type: 'push.accepted' });
    else if (view.step === 'checkInbox') actor.send({ type: 'mail.requested' });
    else if (view.step === 'photo') {
      const file = form.get('photo');
      const photoKey = crypto.randomUUID();
      // An empty file field sends an empty file; that is a wish to go on without one.
      if (!(file instanceof File) || file.size === 0) return actor.send({ type: 'photo.skipped' });
      photos.set(photoKey, file);
      actor.send({ type: 'photo.submitted', photoKey });
    }
  };

  const skip = (): void => {
    if (view.step === 'photo') actor.send({ type: 'photo.skipped' });
    else if (isPersonal(view.step)) actor.send({ type: 'personal.skipped' });
    else if (view.step === 'push') actor.send({ type: 'push.skipped' });
  };

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    pressed: (form) => {
      submission += 1;
      changed(form);
      const intent = form.get('intent');
      if (intent === 'back') actor.send({ type: 'personal.returned' });
      else if (intent === 'skip') skip();
      else submit(form);
    },
    resumed: kept !== null,
    stop: () => {
      stopWatching();
      actor.stop();
    },
  };
};
