import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { timeBonusMessages } from './messages.ts';
import { TimeBonus } from './time-bonus.tsx';
import TimeBonusModal from './time-bonus-modal.tsx';

beforeEach(() => {
  standInForDialogs();
});

/** The banner and the notice on a page of a site that grants this much. */
const renderBonus = (granted: number) => {
  const session = aSession();
  session.update({
    timeBonus: { endsAtMs: 0, remainingSeconds: 60, modalOpen: false },
    settings: { ...session.getSnapshot().settings, welcome_discount_percentage: granted },
  });
  renderPage(
    <>
      <TimeBonus />
      <TimeBonusModal onShown={() => {}} />
    </>,
    { session },
  );
  return [frameMessages.bonusBanner, timeBonusMessages.bonusModalTitle, timeBonusMessages.bonusModalText].map(
    (message) => screen.queryByText(text(message, { percentage: granted })),
  );
};

it('names what this site grants, in the notice and in the banner', () => {
  for (const said of renderBonus(15)) expect(said).not.toBeNull();
});

it('is silent where the site grants nothing', () => {
  for (const said of renderBonus(0)) expect(said).toBeNull();
});

it('closes when its offer is followed, so that it does not stand over the credits', () => {
  const session = aSession();
  session.update({
    timeBonus: { endsAtMs: 0, remainingSeconds: 60, modalOpen: true },
    settings: { ...session.getSnapshot().settings, welcome_discount_percentage: 15 },
  });
  const requests: string[] = [];
  session.attach({ request: ({ type }) => requests.push(type), userChanged: () => {}, stop: () => {} });
  renderPage(<TimeBonusModal onShown={() => {}} />, { session });
  fireEvent.click(screen.getByRole('link', { name: text(frameMessages.bonusAction), hidden: true }));
  expect(requests).toEqual(['bonus.dismissed']);
});

it('takes the place of the banner, which comes back when it is closed', async () => {
  const session = aSession();
  const bonus = { endsAtMs: 0, remainingSeconds: 60 };
  session.update({
    timeBonus: { ...bonus, modalOpen: false },
    settings: { ...session.getSnapshot().settings, welcome_discount_percentage: 25 },
  });
  renderPage(<TimeBonus />, { session });
  const banner = () => document.querySelector('.bonus')?.className;
  expect(banner()).toBe('bonus');
  act(() => session.update({ timeBonus: { ...bonus, modalOpen: true } }));
  await screen.findByText(text(timeBonusMessages.bonusModalTitle, { percentage: 25 }));
  await waitFor(() => expect(banner()).toBe('bonus bonus--under'));
  act(() => session.update({ timeBonus: { ...bonus, modalOpen: false } }));
  expect(banner()).toBe('bonus');
});
