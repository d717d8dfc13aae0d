import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * What a list of people is after an act on one of its cards: as it was, so that who has been scrolled to stays. Where somebody has gone
 * on to another address while the act is under way, React Router drops what it reads for that one and asks once for both: then it
 * is read, or the list of before would stand under the new address.
 */
export const isReadAfterAct = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search !== nextUrl.search ||
  (formMethod?.toUpperCase() !== 'POST' && defaultShouldRevalidate);
