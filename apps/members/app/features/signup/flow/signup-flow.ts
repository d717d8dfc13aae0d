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
import { type Actor, createActor, type Snapshot } from 'xstate';
import type { ActorEngine } from '../../../parts/engine/use-later-actor.ts';
import { signupActors } from './signup-actors.ts';
import { changeIn, pressIn } from './signup-events.ts';
import type { SignupStart } from './signup-start.ts';
import { forgetSignup, keepSignup, keptSignup } from './signup-storage.ts';
import type { SignupView } from './signup-view.ts';

export type SignupActor = Actor<typeof signupMachine>;

/** The running signup, with what its forms say to the machine. */
export interface SignupEngine extends ActorEngine<SignupActor, SignupView> {
  /** Something was typed. */
  readonly changed: (form: FormData) => void;
  /** A button was pressed; its `intent` is submit, skip or back. */
  readonly pressed: (form: FormData) => void;
}

/** The state of the machine that shows a step. */
const stateValues: Readonly<Partial<Record<SignupStep, object>>> = {
  photo: { photo: 'choosing' },
  about: { personal: { about: 'filling' } },
  location: { personal: { location: 'filling' } },
  details: { personal: { details: 'filling' } },
  checkInbox: { checkInbox: 'waiting' },
};

const isRefused = ({ fields, refusal }: SignupView): boolean =>
  refusal !== null || Object.keys(fields).length > 0;

const inputOf = (
  start: SignupStart,
  session: Session,
  pushCapable: boolean,
  kept: SignupSnapshot | null,
): SignupInput => {
  const { settings } = session.getSnapshot();
  const search_gender = kept?.context.personal.search_gender ?? start.view.personal.search_gender;
  return {
    rules: {
      minimumAge: settings.minimum_age,
      messageLength: settings.message_length,
      aboutMeLength: settings.about_me_length,
      today: start.today,
      siteNames: [settings.name, settings.mail_name],
    },
    ...(start.receiver && { receiver: start.receiver }),
    pushCapable,
    account: kept?.context.account ?? start.view.account,
    personal: kept ? { ...kept.context.personal, search_gender } : start.view.personal,
    said: start.view.said,
    ...(isRefused(start.view) && {
      refused: { fields: start.view.fields, code: start.view.refusal?.code ?? null },
    }),
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
  const first = createActor(signupMachine, { input }).getSnapshot().context;
  // What was kept by an older version of this program lacks what has come since.
  if (kept?.context.memberId === memberId)
    return { ...kept, context: { ...first, ...kept.context } } as unknown as Snapshot<unknown>;
  const context = { ...first, memberId, photoSaved: start.view.photoSaved };
  const value = stateValues[start.step] ?? { photo: 'choosing' };
  // The types of a state value are those of literals written in place.
  return signupMachine.resolveState({ value, context } as Parameters<typeof signupMachine.resolveState>[0]);
};

interface FlowOptions {
  readonly start: SignupStart;
  readonly session: Session;
  readonly api: Api;
  readonly pushCapable: boolean;
}

/** Shows what the machine knows; a refusal that the page came with keeps its details. */
const viewOf = (snapshot: SignupSnapshot, first: SignupView, resumed: boolean): SignupView => {
  const { account, personal, fieldErrors, errorCode, photoSaved, said, photoShare, resentCount, refusals } =
    snapshot.context;
  const params = errorCode === first.refusal?.code ? first.refusal.params : {};
  return {
    step: signupStep(snapshot),
    account,
    personal,
    fields: fieldErrors,
    refusal: errorCode === null ? null : { code: errorCode, params },
    saving: isSignupSaving(snapshot),
    photoSaved,
    said,
    photoShare,
    resent: resentCount > 0,
    refusals,
    resumed,
  };
};

/** Creates the machine, at its beginning or where it was left. */
const createSignup = ({ start, session, api, pushCapable }: FlowOptions) => {
  const kept = keptSignup();
  const input = inputOf(start, session, pushCapable, kept);
  const photos = new Map<string, File>();
  const snapshot = snapshotOf(start, session, input, kept);
  const actors = signupActors({ api, session, start, photos }, (share) =>
    actor.send({ type: 'photo.progressed', share }),
  );
  const actor: SignupActor = createActor(signupMachine.provide({ actors }), {
    input,
    ...(snapshot && { snapshot: snapshot as Snapshot<unknown> }),
  });
  return { actor, photos, resumed: kept !== null };
};

const keep = (snapshot: SignupSnapshot): void => {
  if (snapshot.value === 'confirmed') forgetSignup();
  else keepSignup(storableSignup(snapshot));
};

const startSignup = (options: FlowOptions): SignupEngine => {
  const { start, session } = options;
  const { actor, photos, resumed } = createSignup(options);
  actor.subscribe(keep);
  actor.start();

  const stopWatching = session.subscribe(() => {
    if (session.getSnapshot().user?.status === 'active') actor.send({ type: 'email.confirmed' });
  });
  const stepNow = (): SignupStep => signupStep(actor.getSnapshot());
  const changed = (form: FormData): void => {
    const event = changeIn(stepNow(), form);
    if (event) actor.send(event);
  };
  const putAway = (file: File): string => {
    const key = crypto.randomUUID();
    photos.set(key, file);
    return key;
  };
  return {
    actor,
    viewOf: (snapshot) => viewOf(snapshot, start.view, resumed),
    changed,
    pressed: (form) => {
      changed(form);
      const event = pressIn(stepNow(), form, putAway);
      if (event) actor.send(event);
    },
    stop: () => {
      stopWatching();
      actor.stop();
    },
  };
};

/** Answers how to start the domain's signup machine on a page; what is typed survives a reload, the password excepted. */
export const loadSignup = async (
  start: SignupStart,
  session: Session,
  api: Api,
): Promise<() => SignupEngine> => {
  const pushStatus = await pushStatusHere(session.getSnapshot().settings.push_public_key);
  const pushCapable = pushStatus === 'unsubscribed';
  return () => startSignup({ start, session, api, pushCapable });
};
