import type { AccountForm, FieldCodes, PersonalForm, PersonalPart, SignupRules } from './signup-forms.ts';

/** The member whom the first message goes to. */
export type SignupReceiver = { id: string; name: string; fictional: boolean };

export type SignupInput = {
  rules: SignupRules;
  receiver?: SignupReceiver;
  /** Whether this browser can be asked for push; when not, the step is left out. */
  pushCapable?: boolean;
  /** What is known beforehand, as from a lander's form. */
  account?: Partial<AccountForm>;
  personal?: Partial<PersonalForm>;
  /** The parts of it that the server has kept. */
  said?: readonly PersonalPart[];
  /** Why a form that was posted without the machine was refused. */
  refused?: { fields: FieldCodes; code: string | null };
};

export type SignupContext = {
  rules: SignupRules;
  receiver: SignupReceiver | null;
  pushCapable: boolean;
  account: AccountForm;
  personal: PersonalForm;
  memberId: string | null;
  /** Codes by input name, after submitting. */
  fieldErrors: FieldCodes;
  /** Why the last act did not happen; null once it is tried again. */
  errorCode: string | null;
  /** How often something was refused, so that the same refusal twice is told from one. */
  refusals: number;
  photoSaved: boolean;
  /** The parts of the personal form that were saved with something in them; the others were left out. */
  said: readonly PersonalPart[];
  /** How much of the photo has been sent, 0 to 1; null while none is on its way. */
  photoShare: number | null;
  pushSubscribed: boolean;
  /** How often the mail was sent again. */
  resentCount: number;
};

export type SignupEvent =
  | { type: 'account.changed'; fields: Partial<AccountForm> }
  | { type: 'account.submitted' }
  /** The key is the app's name for the chosen file: files do not fit a snapshot. */
  | { type: 'photo.submitted'; photoKey: string }
  /** Another piece of the photo has been sent, 0 to 1 in all. */
  | { type: 'photo.progressed'; share: number }
  | { type: 'photo.skipped' }
  | { type: 'personal.changed'; fields: Partial<PersonalForm> }
  | { type: 'personal.submitted' }
  | { type: 'personal.skipped' }
  | { type: 'personal.returned' }
  | { type: 'push.accepted' }
  | { type: 'push.skipped' }
  | { type: 'mail.requested' }
  /** The link of the mail was followed, in whatever tab. */
  | { type: 'email.confirmed' };

export type SignupEventType = SignupEvent['type'];

export type CreateAccountInput = { account: AccountForm; receiverId: string | null };

export type SavePersonalInput = { part: PersonalPart; personal: PersonalForm };
