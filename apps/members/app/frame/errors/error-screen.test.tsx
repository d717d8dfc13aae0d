import { fireEvent, screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ThrownResponse } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { wholeSettings } from '../../testing/whole-member.ts';
import { frameMessages } from '../messages.ts';
import { ErrorInFrame, ErrorPage } from './error-screen.tsx';

const thrown = (status: number, data: unknown = null) => new ThrownResponse(status, '', data);
const shown = (error: unknown) => {
  renderPage(<ErrorPage error={error} />);
  return {
    code: document.querySelector('.error-page__code')?.textContent,
    title: screen.getByRole('heading', { level: 1 }).textContent,
    text: document.querySelector('.error-page .text-muted')?.textContent ?? null,
  };
};

describe('the error page', () => {
  const unnamed = { title: 'Error', text: 'An error has occurred.' };

  it.each([400, 405, 415])('says "Error" and the code of %s', (status) => {
    expect(shown(thrown(status))).toEqual({ code: String(status), ...unnamed });
  });

  const ours = {
    title: 'Error',
    text: 'An error has occurred. It is our fault, not yours. Please try again in a minute.',
  };

  it('says of 503 besides that it is our fault', () => {
    expect(shown(thrown(503))).toEqual({ code: '503', ...ours });
  });

  it('says "Error" and 500 of a fault, and nothing of its inside', () => {
    expect(shown(new Error('select * from members'))).toEqual({ code: '500', ...ours });
  });

  it('says of a page that is not there that it could not be found', () => {
    expect(shown(thrown(404))).toEqual({
      code: '404',
      title: 'This page could not be found',
      text: text(frameMessages.notFoundText),
    });
  });

  it('says what an error brings itself', () => {
    const blocked = { code: 'blocked_by_member', params: { name: 'Ada' } };
    expect(shown(thrown(403, blocked))).toEqual({
      code: '403',
      title: "You're blocked by Ada. You do not have access to this page.",
      text: null,
    });
  });

  it('leads from the page of somebody the reader has blocked to where that is taken back', () => {
    expect(shown(thrown(403, { code: 'blocked_by_you' })).title).toBe('You have blocked this member.');
    const link = screen.getByRole('link', { name: text(frameMessages.blockedPeople) });
    expect(link.getAttribute('href')).toBe('/notifications/blocked');
  });

  it('leads whoever may search there as well', () => {
    const leads = () =>
      screen.queryByRole('link', { name: text(frameMessages.search) })?.getAttribute('href');
    const { unmount } = renderPage(<ErrorPage error={thrown(404)} />);
    expect(leads()).toBeUndefined();
    unmount();
    renderPage(<ErrorPage error={thrown(404)} maySearch />);
    expect(leads()).toBe('/members');
  });

  it.each([
    ['a member', aMember(), false, true],
    ['a visitor where visitors may search', null, true, true],
    ['a visitor where they may not', null, false, false],
  ])('leads %s to the search as the site allows', (_, user, search, leads) => {
    const session = aSession(user);
    session.update({ settings: { ...wholeSettings(), logged_out_search: search } });
    renderPage(<ErrorInFrame error={thrown(404)} />, { session });
    expect(screen.queryByRole('link', { name: text(frameMessages.search) }) !== null).toBe(leads);
  });

  it('is loaded anew at the press of a button where that may help', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    const again = () => screen.queryByRole('button', { name: text(frameMessages.tryAgain) });
    const { unmount } = renderPage(<ErrorPage error={thrown(503)} />);
    const button = again();
    if (button) fireEvent.click(button);
    expect(reload).toHaveBeenCalledOnce();
    unmount();
    renderPage(<ErrorPage error={thrown(404)} />);
    expect(again()).toBeNull();
    vi.unstubAllGlobals();
  });
});
