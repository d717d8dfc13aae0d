import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TimeBonusBanner } from '../../frame/later/time-bonus.tsx';
import { shellMessages } from '../../frame/messages.ts';
import { aSession, renderPage, text } from '../../testing/page-around.tsx';
import { timeBonusMessages } from './messages.ts';
import TimeBonusModal from './time-bonus-modal.tsx';

beforeEach(() => {
  // This page without a browser knows the element, and not yet how it opens.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
});

it('names what this site grants, in the notice and in the banner', () => {
  const session = aSession();
  session.update({ timeBonus: { endsAtMs: 0, remainingSeconds: 60, modalOpen: true } });
  renderPage(
    <>
      <TimeBonusBanner />
      <TimeBonusModal />
    </>,
    { session },
  );
  const granted = { percentage: 15 };
  for (const message of [
    shellMessages.bonusBanner,
    timeBonusMessages.bonusModalTitle,
    timeBonusMessages.bonusModalText,
  ])
    expect(screen.getByText(text(message, granted))).toBeTruthy();
});
