import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession } from '../../../testing/member.ts';
import { renderPage } from '../../../testing/page-around.tsx';
import { useLeaveGone } from './use-leave-gone.ts';

const Page = () => {
  useLeaveGone('clara');
  return <p>Clara</p>;
};
const show = async () => {
  const session = aSession();
  let read = 0;
  renderPage(() => <Page />, { session, path: '/profile-of-clara', loader: () => (read += 1) });
  await screen.findByText('Clara');
  // Words may be seen before their page listens.
  await act(async () => undefined);
  return { session, read: () => read, address: () => screen.getByTestId('address').textContent };
};

it('whoever has blocked the member elsewhere is led to the search', async () => {
  const { session, address } = await show();
  act(() => session.emitLive({ type: 'member_gone', member: 'somebody', own: true }));
  expect(address()).toBe('/profile-of-clara');
  act(() => session.emitLive({ type: 'member_gone', member: 'clara', own: true }));
  await waitFor(() => expect(address()).toBe('/members'));
});

it('whoever was blocked is told by the page, which is read anew', async () => {
  const { session, read, address } = await show();
  const before = read();
  act(() => session.emitLive({ type: 'member_gone', member: 'clara', own: false }));
  await waitFor(() => expect(read()).toBe(before + 1));
  expect(address()).toBe('/profile-of-clara');
});

it('the page is read anew where events may be lost', async () => {
  const { session, read, address } = await show();
  const before = read();
  act(() => session.emitLive({ type: 'resync', at: '2026-11-30T12:00:00.000Z' }));
  await waitFor(() => expect(read()).toBe(before + 1));
  expect(address()).toBe('/profile-of-clara');
});
