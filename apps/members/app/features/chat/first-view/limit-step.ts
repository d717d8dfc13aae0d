/** The link that helps against a limit, and the line that says why it is needed; one of each on a page at most. */
export const limitStepId = 'chat-limit-step';
export const limitReasonId = 'chat-limit-reason';

/**
 * Leads to the link that helps, where one stands: in sight, with a ring around its notice, and read out with its reason.
 * Answers whether there is one.
 */
export const leadToLimitStep = (): boolean => {
  const step = document.getElementById(limitStepId);
  step?.focus();
  return step !== null;
};
