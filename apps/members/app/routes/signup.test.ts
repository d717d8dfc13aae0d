import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { shouldRevalidate } from './signup.tsx';

const readAnew = (change: { readonly formAction?: string; readonly to?: string }) =>
  shouldRevalidate({
    currentUrl: new URL('https://vesper.test/de/signup?to=they'),
    nextUrl: new URL(change.to ?? 'https://vesper.test/de/signup?to=they'),
    formAction: change.formAction,
    formMethod: change.formAction === undefined ? undefined : 'POST',
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

it('a step is read anew after its own form and at another address, and after no other form', () => {
  expect(readAnew({ formAction: '/de/signup?to=they' })).toBe(true);
  expect(readAnew({ to: 'https://vesper.test/de/signup?step=photo' })).toBe(true);
  expect(readAnew({})).toBe(false);
  // The entry warning and the appearance are forms of the same page.
  expect(readAnew({ formAction: '/site-entry' })).toBe(false);
  expect(readAnew({ formAction: '/de/appearance' })).toBe(false);
});
