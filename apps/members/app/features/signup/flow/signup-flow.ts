import type { Api } from '@vesper/api-client';
import {
  isSignupSaving,
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
import type { Engine } from '../../../frame/start/use-engine.ts';
import { signupActors } from './signup-actors.ts';
import { changeIn, pressIn } from './signup-events.ts';
import type { SignupStart } from './signup-start.ts';
import { forgetSignup, keepSignup, keptSignup } from './signup-storage.ts';
import type { SignupView } from './signup-view.ts';

/** The running signup, as its screen uses it. */
export interface SignupFlow extends Engine {
  readonly getView: () => SignupView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something was typed. */
  readonly changed: (form: FormData) => void;
  /** A button was pressed; its `intent` is submit, skip or back. */
  readonly pressed: (form: FormData) => void;
  /** It went on where an earlier visit stopped: forms take its values. */
  readonly resumed: boolean;
}

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
  const { settings } = session.getSnapshot();
  return {
    rules: {
      minimumAge: settings.minimum_age,
      messageLength: settings.message_length,
      aboutMeLength: settings.about_me_length,
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
    fields: fieldErrors,
    refusal: errorCode === null ? null : { code: errorCode, params: {} },
    saving,
    photoSaved,
    photoShare: saving && step === 'photo' ? photoShare : null,
    resent: resentCount > 0,
    submission,
  };
};

interface FlowOptions {
  readonly start: SignupStart;
  readonly session: Session;
  readonly api: Api;
  readonly pushCapable: boolean;
}

/** Creates the machine, at its beginning or where it was left. */
const createSignup = (
  { start, session, api, pushCapable }: FlowOptions,
  onPhotoSent: (share: number) => void,
) => {
  const kept = keptSignup();
  const input = inputOf(start, session, pushCapable, kept);
  const photos = new Map<string, File>();
  const snapshot = snapshotOf(start, session, input, kept);
  const actors = signupActors({ api, session, start, photos, onPhotoSent });
  const actor = createActor(signupMachine.provide({ actors }), {
    input,
    ...(snapshot && { snapshot: snapshot as Snapshot<unknown> }),
  });
  return { actor, photos, resumed: kept !== null };
};

const startSignupFlow = (options: FlowOptions): SignupFlow => {
  const { start, session } = options;
  let photoShare = 0;
  let submission = 0;
  let view: SignupView = start.view;
  const listeners = new Set<() => void>();
  const { actor, photos, resumed } = createSignup(options, (share) => {
    photoShare = share;
    show(actor.getSnapshot());
  });
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

  const stopWatching = session.subscribe(() => {
    if (session.getSnapshot().user?.status === 'active') actor.send({ type: 'email.confirmed' });
  });
  const changed = (form: FormData): void => {
    const event = changeIn(view.step, form);
    if (event) actor.send(event);
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
      const event = pressIn(view.step, form, (file) => {
        const key = crypto.randomUUID();
        photos.set(key, file);
        return key;
      });
      if (event) actor.send(event);
    },
    resumed,
    stop: () => {
      stopWatching();
      actor.stop();
    },
  };
};

/** Answers how to start the domain's signup machine on a page; what is typed survives a reload, the password excepted. */
export const loadSignupFlow = async (
  start: SignupStart,
  session: Session,
  api: Api,
): Promise<() => SignupFlow> => {
  const pushStatus = await pushStatusHere(session.getSnapshot().settings.push_public_key);
  const pushCapable = pushStatus === 'unsubscribed';
  return () => startSignupFlow({ start, session, api, pushCapable });
};
