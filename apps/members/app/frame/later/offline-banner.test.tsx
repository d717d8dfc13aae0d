import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { frameMessages } from '../messages.ts';
import { OfflineBanner } from './offline-banner.tsx';

it('says that there is no network as long as there is none, and not as an error', () => {
  const session = aSession(aMember());
  renderPage(<OfflineBanner />, { session });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => session.update({ online: false }));
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toBe(text(frameMessages.offline));
  expect(banner.className).not.toContain('danger');
  act(() => session.update({ online: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});
