/** What a step of signup that has one before it notes in the browser's history (`use-back-one-step.ts`). */
export const signupStepState = { isSignupStep: true };

/** Whether an entry of the browser's history is of such a step. */
export const isSignupStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSignupStep' in state;
