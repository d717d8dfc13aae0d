import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { listMessages } from '../list-messages.ts';
import { RelativeTime } from './relative-time.tsx';

const at = Date.parse('2026-05-01T12:00:00Z');
const said = (agoMs: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(at + agoMs);
  const { unmount } = renderPage(<RelativeTime value={new Date(at).toISOString()} firstNowMs={at + agoMs} />);
  const { textContent } = screen.getByRole('time');
  unmount();
  vi.restoreAllMocks();
  return textContent;
};

it('says what is less than a minute ago as one would', () => {
  expect(said(59_000)).toBe(text(listMessages.justNow));
  expect(said(60_000)).toBe('1 minute ago');
});

it('counts minutes, hours and days', () => {
  expect([said(59 * 60_000), said(3 * 3_600_000), said(30 * 3_600_000)]).toEqual([
    '59 minutes ago',
    '3 hours ago',
    'yesterday',
  ]);
});
