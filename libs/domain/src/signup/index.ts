export { emptyAccountForm, emptyPersonalForm, isPartSaid } from './signup-forms.ts';
export type { AccountForm, FieldCodes, PersonalForm, PersonalPart } from './signup-forms.ts';
export { isSignupSaving, signupStep, storableSignup } from './signup-offers.ts';
export type { SignupSnapshot, SignupStep } from './signup-offers.ts';
export type {
  CreateAccountInput,
  SavePersonalInput,
  SignupEvent,
  SignupInput,
  SignupReceiver,
} from './signup-types.ts';
export { signupMachine } from './signup.machine.ts';
