import { loadTexts } from '@vesper/i18n/react';

await loadTexts(
  'profile-field',
  'profile-interest',
  'refusal-account',
  'refusal-field',
  'signup',
  'signup-activation',
  'signup-hint',
);

/** What comes after the first form and beside it, as one file: each of its own would have to be named in the first one. */
export { DuplicateHelp, EmailHint } from './account-hints.tsx';
export { ConfirmedStep, InboxStep } from './inbox-step.tsx';
export { AboutStep, DetailsStep, LocationStep } from './personal-steps.tsx';
export { PhotoStep } from './photo-step.tsx';
export { PushStep } from './push-step.tsx';
export { SignupFace, SignupPerson } from './signup-person.tsx';
export { StepProgress } from './step-progress.tsx';
