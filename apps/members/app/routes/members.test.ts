// @vitest-environment node
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { shouldRevalidate } from './members.tsx';

const isReadAgain = (formMethod: ShouldRevalidateFunctionArgs['formMethod']) =>
  shouldRevalidate({
    formMethod,
    currentUrl: new URL('http://localhost/members'),
    nextUrl: new URL('http://localhost/members'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

it('reads anew for another search, whether by a form or a link, and not for a like on a card', () => {
  expect([isReadAgain('GET'), isReadAgain(undefined), isReadAgain('POST')]).toEqual([true, true, false]);
});
