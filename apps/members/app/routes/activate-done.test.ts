import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { renderPage, text } from '../testing/page-around.tsx';
import ActivateDone from './activate-done.tsx';

const { activateDoneText, activateDoneMessages } = activationMessages;

const render = (freeCredits: number) =>
  renderPage(createElement(ActivateDone, { loaderData: { freeCredits }, params: {}, matches: [] as never }));

it('says that messages are on their way, with the free credits where there are any', () => {
  render(2);
  expect(screen.getByText(text(activateDoneText, { credits: 2 }))).toBeTruthy();
  expect(screen.queryByText(text(activateDoneMessages))).toBeNull();
});

it('says it where a site gives none, too', () => {
  render(0);
  expect(screen.getByText(text(activateDoneMessages))).toBeTruthy();
});
