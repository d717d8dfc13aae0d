import type { PersonalPart, SignupEvent, SignupStep } from '@vesper/domain';
import { readAccount, readPersonal } from './signup-fields.ts';

// What the forms of signup say to its machine.

const isPersonal = (step: SignupStep): step is PersonalPart =>
  step === 'about' || step === 'location' || step === 'details';

/** Something was typed or chosen; null where a step has nothing that is remembered. */
export const changeIn = (step: SignupStep, form: FormData): SignupEvent | null => {
  if (step === 'step0') return { type: 'account.changed', fields: readAccount(form) };
  return isPersonal(step) ? { type: 'personal.changed', fields: readPersonal(form, step) } : null;
};

const skipIn = (step: SignupStep): SignupEvent | null => {
  if (step === 'photo') return { type: 'photo.skipped' };
  if (isPersonal(step)) return { type: 'personal.skipped' };
  return step === 'push' ? { type: 'push.skipped' } : null;
};

const photoIn = (form: FormData, keep: (file: File) => string): SignupEvent => {
  const file = form.get('photo');
  // An empty file field sends an empty file; that is a wish to go on without one.
  if (!(file instanceof File) || file.size === 0) return { type: 'photo.skipped' };
  return { type: 'photo.submitted', photoKey: keep(file) };
};

/** A button was pressed, named by the form's `intent`. `keep` puts a file away and answers the key it is known by. */
export const pressIn = (
  step: SignupStep,
  form: FormData,
  keep: (file: File) => string,
): SignupEvent | null => {
  const intent = form.get('intent');
  if (intent === 'back') return { type: 'personal.returned' };
  if (intent === 'skip') return skipIn(step);
  if (isPersonal(step)) return { type: 'personal.submitted' };
  switch (step) {
    case 'step0':
      return { type: 'account.submitted' };
    case 'photo':
      return photoIn(form, keep);
    case 'push':
      return { type: 'push.accepted' };
    case 'checkInbox':
      return { type: 'mail.requested' };
    default:
      return null;
  }
};
