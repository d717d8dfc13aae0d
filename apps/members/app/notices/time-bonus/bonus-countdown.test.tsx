import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { type Session, SessionProvider } from '@vesper/session';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { aMember, aSession } from '../../testing/member.ts';
import { BonusCountdown } from './bonus-countdown.tsx';

const intl = createPageIntl('en', await loadMessages('en'));

const around = (session: Session) => (
  <IntlFrame value={intl}>
    <SessionProvider session={session}>
      <BonusCountdown />
    </SessionProvider>
  </IntlFrame>
);

it('finds the second that the server wrote when it wakes late, and goes on with its own', async () => {
  const member = aMember({ time_bonus_ends_at: new Date(14_399_000).toISOString() });
  const html = renderToString(around(aSession(member)));
  const place = document.createElement('div');
  place.innerHTML = html;
  const session = aSession(member);
  const { timeBonus } = session.getSnapshot();
  session.update({ timeBonus: timeBonus && { ...timeBonus, remainingSeconds: 14_390 } });
  const failed = vi.fn();
  await act(async () => hydrateRoot(place, around(session), { onRecoverableError: failed }));
  expect(failed).not.toHaveBeenCalled();
  expect(html).toContain('3:59:59');
  expect(place.textContent).toBe('3:59:50');
});
