import { assign, fromPromise, setup } from 'xstate';
import { notProvided, refusalOf } from '../refusal/refusal.ts';
import {
  checkAccountForm,
  checkPersonalForm,
  emptyAccountForm,
  emptyPersonalForm,
  isPartSaid,
} from './signup-forms.ts';
import type { FieldCodes, PersonalPart, SignupRules } from './signup-forms.ts';
import type {
  CreateAccountInput,
  SavePersonalInput,
  SignupContext,
  SignupEvent,
  SignupInput,
} from './signup-types.ts';

/**
 * A form with what was changed in it, and what is still wrong of that which was refused: an error goes when its field is
 * right, and becomes another where it is wrong in another way. What only the server can judge is open once it has changed.
 */
function afterChange<Part extends 'account' | 'personal'>(
  context: SignupContext,
  part: Part,
  form: SignupContext[Part],
  check: (form: SignupContext[Part], rules: SignupRules) => FieldCodes,
): Partial<SignupContext> {
  const { fieldErrors, errorCode, rules } = context;
  const before: object = context[part];
  const [wrong, after]: [FieldCodes, object] = [check(form, rules), form];
  const valueIn = (values: object, name: string): unknown =>
    Object.entries(values).find(([key]) => key === name)?.[1];
  const stillWrong = Object.entries(fieldErrors).flatMap(([name, code]) => {
    const now = wrong[name] ?? (valueIn(before, name) === valueIn(after, name) ? code : null);
    return now === null ? [] : [[name, now] as const];
  });
  const isAllRight = Object.keys(fieldErrors).length > 0 && stillWrong.length === 0;
  return {
    [part]: form,
    fieldErrors: Object.fromEntries(stillWrong),
    errorCode: isAllRight ? null : errorCode,
  };
}

const signupSetup = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as SignupInput,
  },
  actors: {
    /**
     * Makes the account and its session; refuses with duplicate_email, below_minimum_age and the like. No member id where
     * the site does not say whether the address has an account: then only the mail leads on.
     */
    createAccount: fromPromise<{ memberId: string | null }, CreateAccountInput>(() =>
      notProvided('createAccount'),
    ),
    savePhoto: fromPromise<void, { photoKey: string }>(() => notProvided('savePhoto')),
    savePersonal: fromPromise<void, SavePersonalInput>(() => notProvided('savePersonal')),
    /** Refuses with push_denied when the member or the browser says no. */
    subscribePush: fromPromise<void>(() => notProvided('subscribePush')),
    /** Sends the confirmation mail again; refuses with too_many_mails. */
    resendActivation: fromPromise<void>(() => notProvided('resendActivation')),
  },
  guards: {
    accountIsValid: ({ context }) =>
      Object.keys(checkAccountForm(context.account, context.rules)).length === 0,
    personalIsValid: ({ context }) =>
      Object.keys(checkPersonalForm(context.personal, context.rules)).length === 0,
  },
  actions: {
    changeAccount: assign(({ context, event }) =>
      event.type === 'account.changed'
        ? afterChange(context, 'account', { ...context.account, ...event.fields }, checkAccountForm)
        : {},
    ),
    changePersonal: assign(({ context, event }) =>
      event.type === 'personal.changed'
        ? afterChange(context, 'personal', { ...context.personal, ...event.fields }, checkPersonalForm)
        : {},
    ),
    showAccountErrors: assign(({ context }) => ({
      fieldErrors: checkAccountForm(context.account, context.rules),
      errorCode: null,
      refusals: context.refusals + 1,
    })),
    showPersonalErrors: assign(({ context }) => ({
      fieldErrors: checkPersonalForm(context.personal, context.rules),
      errorCode: null,
      refusals: context.refusals + 1,
    })),
    clearErrors: assign({ fieldErrors: {}, errorCode: null }),
    noteRefusal: assign(({ context }, params: { error: unknown }) => {
      const { code, fields } = refusalOf(params.error);
      return { errorCode: code, fieldErrors: fields, refusals: context.refusals + 1 };
    }),
    // The password has done its work and must not lie in a stored snapshot.
    noteAccount: assign(({ context }, params: { memberId: string | null }) => ({
      memberId: params.memberId,
      account: { ...context.account, password: '' },
    })),
    noteSaid: assign(({ context }, params: { part: PersonalPart }) => {
      const others = context.said.filter((part) => part !== params.part);
      return { said: isPartSaid(params.part, context.personal) ? [...others, params.part] : others };
    }),
    notePhoto: assign({ photoSaved: true }),
    startPhoto: assign({ photoShare: 0 }),
    notePhotoShare: assign(({ event }) =>
      event.type === 'photo.progressed' ? { photoShare: event.share } : {},
    ),
    endPhoto: assign({ photoShare: null }),
    notePush: assign({ pushSubscribed: true }),
    countResent: assign({ resentCount: ({ context }) => context.resentCount + 1 }),
  },
});

/** One of the steps 2 to 4: a form that is filled, saved or skipped. */
function personalStep(part: PersonalPart, next: string, previous: string) {
  return signupSetup.createStateConfig({
    initial: 'filling',
    states: {
      filling: {
        on: {
          'personal.changed': { actions: 'changePersonal' },
          'personal.submitted': [
            { guard: 'personalIsValid', target: 'saving', actions: 'clearErrors' },
            { actions: 'showPersonalErrors' },
          ],
          'personal.skipped': { target: next, actions: 'clearErrors' },
          'personal.returned': { target: previous, actions: 'clearErrors' },
        },
      },
      saving: {
        invoke: {
          id: `savePersonal.${part}`,
          src: 'savePersonal',
          input: ({ context }) => ({ part, personal: context.personal }),
          onDone: { target: next, actions: { type: 'noteSaid', params: { part } } },
          onError: {
            target: 'filling',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
    },
  });
}

/**
 * Signup from the first form to "check your inbox" (spec §2 and §4). Step numbers: photo 1, personal
 * 2 to 4. Every step after the account can be skipped; a refused save returns to its form with
 * the code, and nothing typed is lost. The persisted snapshot may be taken up again on another day.
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    rules: input.rules,
    receiver: input.receiver ?? null,
    pushCapable: input.pushCapable ?? true,
    account: { ...emptyAccountForm, ...input.account },
    personal: { ...emptyPersonalForm, ...input.personal },
    memberId: null,
    fieldErrors: input.refused?.fields ?? {},
    errorCode: input.refused?.code ?? null,
    refusals: input.refused ? 1 : 0,
    photoSaved: false,
    said: input.said ?? [],
    photoShare: null,
    pushSubscribed: false,
    resentCount: 0,
  }),
  initial: 'step0',
  on: { 'email.confirmed': { guard: ({ context }) => context.memberId !== null, target: '.confirmed' } },
  states: {
    step0: {
      on: {
        'account.changed': { actions: 'changeAccount' },
        'account.submitted': [
          { guard: 'accountIsValid', target: 'creating', actions: 'clearErrors' },
          { actions: 'showAccountErrors' },
        ],
      },
    },
    creating: {
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({ account: context.account, receiverId: context.receiver?.id ?? null }),
        onDone: [
          {
            guard: ({ event }) => event.output.memberId === null,
            target: 'mailed',
            actions: { type: 'noteAccount', params: { memberId: null } },
          },
          {
            target: 'photo',
            actions: { type: 'noteAccount', params: ({ event }) => ({ memberId: event.output.memberId }) },
          },
        ],
        onError: {
          target: 'step0',
          actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    photo: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'photo.submitted': { target: 'saving', actions: 'clearErrors' },
            'photo.skipped': { target: '#signup.personal', actions: 'clearErrors' },
          },
        },
        saving: {
          entry: 'startPhoto',
          exit: 'endPhoto',
          on: { 'photo.progressed': { actions: 'notePhotoShare' } },
          invoke: {
            id: 'savePhoto',
            src: 'savePhoto',
            input: ({ event }) => ({ photoKey: event.type === 'photo.submitted' ? event.photoKey : '' }),
            onDone: { target: '#signup.personal', actions: 'notePhoto' },
            onError: {
              target: 'choosing',
              actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    personal: {
      initial: 'about',
      states: {
        about: personalStep('about', '#signup.personal.location', '#signup.photo'),
        location: personalStep('location', '#signup.personal.details', '#signup.personal.about'),
        details: personalStep('details', '#signup.push', '#signup.personal.location'),
      },
    },
    push: {
      initial: 'asking',
      states: {
        asking: {
          always: { guard: ({ context }) => !context.pushCapable, target: '#signup.checkInbox' },
          on: {
            'push.accepted': { target: 'subscribing', actions: 'clearErrors' },
            'push.skipped': { target: '#signup.checkInbox', actions: 'clearErrors' },
          },
        },
        subscribing: {
          invoke: {
            id: 'subscribePush',
            src: 'subscribePush',
            onDone: { target: '#signup.checkInbox', actions: 'notePush' },
            onError: {
              target: 'asking',
              actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    checkInbox: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'mail.requested': { target: 'resending', actions: 'clearErrors' } },
        },
        resending: {
          invoke: {
            id: 'resendActivation',
            src: 'resendActivation',
            onDone: { target: 'waiting', actions: 'countResent' },
            onError: {
              target: 'waiting',
              actions: { type: 'noteRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    /** Nobody is logged in: the mail says how to go on, and its link logs in. */
    mailed: { type: 'final' },
    confirmed: { type: 'final' },
  },
});
