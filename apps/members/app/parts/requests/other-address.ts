import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A page that leads away whoever has an account is not read anew where one is: somebody makes one over it, and is led on by the last
 * step of signup and not away from the middle of it.
 */
export const isReadAtOtherAddress = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href;
