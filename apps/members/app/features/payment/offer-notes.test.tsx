import { screen } from '@testing-library/react';
import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { SessionProvider } from '@vesper/session';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { aDiscount } from '../../testing/offer.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { Balance, Owed } from './balance.tsx';
import { paymentMessages } from './messages.ts';
import { WelcomeDiscount } from './offer-notes.tsx';

const intl = createPageIntl('en', await loadMessages('en'));
const offered = () => screen.queryByText(text(frameMessages.bonusBanner, { percentage: 25 }));

/** The page of a member whose discount ends at that moment, looked at so many seconds before. */
const before = (endsAtMs: number, remainingSeconds: number) => {
  const session = aSession();
  session.update({ timeBonus: { endsAtMs, remainingSeconds, modalOpen: false } });
  return session;
};
const show = (endsAtMs: number, remainingSeconds: number) =>
  renderPage(<WelcomeDiscount discount={aDiscount()} />, { session: before(endsAtMs, remainingSeconds) });

describe('the welcome discount beside the prices', () => {
  // By the clock of whoever runs the test, as the page takes the clock of whoever reads it.
  const evening = new Date(2026, 10, 21, 22, 39).getTime();
  const night = new Date(2026, 10, 22, 0, 30).getTime();
  const clock = (ms: number) => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(ms);

  it('ends at a moment of today or tomorrow, and counts no seconds', () => {
    const { container, unmount } = show(evening, 3 * 3600 + 7);
    expect(offered()).toBeTruthy();
    expect(
      screen.getByText(text(paymentMessages.until, { day: 'today', time: clock(evening) })),
    ).toBeTruthy();
    expect(container.querySelector('[role=timer]')).toBeNull();
    unmount();
    show(night, 3 * 3600);
    expect(
      screen.getByText(text(paymentMessages.until, { day: 'tomorrow', time: clock(night) })),
    ).toBeTruthy();
  });

  it('says how long it still runs where no clock is known, and where tomorrow is too soon', () => {
    const left = (hours: number) => text(frameMessages.bonusLeft, { hours, minutes: 0 });
    const member = aMember({ time_bonus_ends_at: new Date(3 * 3_600_000).toISOString() });
    const written = renderToString(
      <IntlFrame value={intl}>
        <SessionProvider session={aSession(member)}>
          <WelcomeDiscount discount={aDiscount()} />
        </SessionProvider>
      </IntlFrame>,
    );
    expect(written).toContain(left(3));
    show(evening, 72 * 3600);
    expect(screen.getByText(left(72))).toBeTruthy();
  });

  it('is gone when it is over, and where there is none', () => {
    const { unmount } = show(evening, 0);
    expect(offered()).toBeNull();
    unmount();
    renderPage(<WelcomeDiscount discount={null} />, { session: before(evening, 60) });
    expect(offered()).toBeNull();
  });
});

describe('the balance', () => {
  const balance = (message_credits: number) => {
    const session = aSession(aMember({ credits: 7 }));
    session.update({ settings: { ...session.getSnapshot().settings, message_credits } });
    return renderPage(<Balance />, { session }).container.textContent;
  };

  it('is told in messages too', () => {
    expect(balance(2)).toContain(text(paymentMessages.enough, { messages: 3 }));
  });

  it('counts no messages where they cost nothing', () => {
    expect(balance(0)).toContain(text(paymentMessages.balance, { credits: 7 }));
    expect(document.body.textContent).not.toContain('enough');
  });
});

describe('credits that are owed', () => {
  it('are said with what becomes of them, and not where there are none', () => {
    const { unmount } = renderPage(<Owed credits={12} />);
    expect(screen.getByText(text(paymentMessages.owed, { credits: 12 }))).toBeTruthy();
    unmount();
    expect(renderPage(<Owed credits={0} />).container.querySelector('p')).toBeNull();
  });
});
