import type { LikeEntry } from '@vesper/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';
import { standInForDialogs } from '../../testing/dialogs.ts';
import { aMember, aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aLike } from '../../testing/people.ts';
import { likeHeartMessages } from '../../notices/likes/heart/heart-messages.ts';
import { takeBackMessages } from '../../notices/likes/heart/take-back-messages.ts';
import { matchNoticeMessages } from '../../notices/likes/messages.ts';
import { LikesList } from './likes-list.tsx';
import type { LikeType } from './likes-page.ts';
import { likesMessages } from './messages.ts';

const anEntry = (id: string, isNew: boolean) => aLike(aCard(id), isNew);
const show = (entries: readonly LikeEntry[], type: LikeType = 'received') =>
  renderPage(<LikesList type={type} first={{ entries, next: null }} actKey="key" />, {
    action: async () => answer,
  });
const deferred = () => Promise.withResolvers<MemberActResult>();
let answer: MemberActResult | Promise<MemberActResult> = { match: true, refused: null, blocked: false };
const cards = () => screen.queryAllByRole('listitem');

describe('a list of likes', () => {
  it('marks the new ones and no others, in the order of the server', () => {
    show([anEntry('Ada', true), anEntry('Grace', false)]);
    expect(cards().map((card) => card.textContent?.includes(text(likesMessages.isNew)))).toEqual([
      true,
      false,
    ]);
    expect(cards().map((card) => /Ada|Grace/.exec(card.textContent ?? '')?.[0])).toEqual(['Ada', 'Grace']);
  });

  it('leaves out at once who has blocked the reader, or was blocked', async () => {
    const session = aSession();
    renderPage(
      <LikesList
        type="received"
        first={{ entries: [anEntry('Ada', true), anEntry('Grace', false)], next: null }}
        actKey="key"
      />,
      { session },
    );
    expect(cards()).toHaveLength(2);
    act(() => session.update({ gone: ['Ada'] }));
    expect(cards().map((card) => /Ada|Grace/.exec(card.textContent ?? '')?.[0])).toEqual(['Grace']);
  });

  it('leads to each from where one came', () => {
    show([anEntry('Ada', false)]);
    const [first] = within(cards()[0] ?? document.body).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/likes/m/Ada?tab=received');
  });

  const more = () => screen.queryByRole('link', { name: text(likesMessages.search) })?.getAttribute('href');

  it('leads to more people beside one who stands alone, and not below several', () => {
    show([anEntry('Ada', false)]);
    expect(more()).toBe('/members');
    cleanup();
    show([anEntry('Ada', false), anEntry('Grace', false)]);
    expect(more()).toBeUndefined();
  });

  it('does not say beside somebody that they would appear there', () => {
    show([anEntry('Ada', false)]);
    expect(screen.getByText(text(likesMessages.moreReceived))).toBeTruthy();
    expect(screen.queryByText(text(likesMessages.emptyReceivedText))).toBeNull();
  });

  it('asks for a photo once: whoever has none is asked above the list', () => {
    const session = aSession(aMember({ profile: { ...aMember().profile, main_image: null } }));
    renderPage(
      <LikesList type="received" first={{ entries: [anEntry('Ada', false)], next: null }} actKey="key" />,
      {
        session,
      },
    );
    expect(screen.queryByText(text(likesMessages.moreReceived))).toBeNull();
    cleanup();
    // Beside a match nothing is said of a photo.
    renderPage(
      <LikesList type="matches" first={{ entries: [anEntry('Ada', false)], next: null }} actKey="key" />,
      { session },
    );
    expect(screen.getByText(text(likesMessages.moreMatches))).toBeTruthy();
  });

  it('says what to do where nobody is', () => {
    show([]);
    expect(cards()).toEqual([]);
    expect(screen.getByText(text(likesMessages.emptyReceived))).toBeTruthy();
  });

  const heart = () => screen.getByRole('button', { name: text(likeHeartMessages.like, { name: 'Ada' }) });
  /** On the card: what opens over the page for the match may say it as well. */
  const onCard = (words: string) =>
    screen.queryAllByText(words).find((one) => !one.closest('dialog')) ?? null;
  const words = () => onCard(text(matchNoticeMessages.matchText, { name: 'Ada' }));
  const write = () => onCard(text(likeHeartMessages.write))?.closest('a')?.getAttribute('href');

  it('is answered on the card: an empty heart, pressed, is a match with a way to write', async () => {
    show([anEntry('Ada', true)]);
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    expect([words(), write()]).toEqual([null, undefined]);
    await act(async () => void fireEvent.click(heart()));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    expect(words()).toBeTruthy();
    expect(write()).toBe('/members/Ada/chat');
    expect(screen.queryByText(text(likesMessages.isNew))).toBeNull();
  });

  it('says what the answer says, where the other one has taken their like back meanwhile', async () => {
    const held = deferred();
    answer = held.promise;
    show([anEntry('Ada', true)]);
    await act(async () => void fireEvent.click(heart()));
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    // Nothing is said that nobody has answered.
    expect([words(), write()]).toEqual([null, undefined]);
    await act(async () => held.resolve({ match: false, refused: null, blocked: false }));
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect([words(), write()]).toEqual([null, undefined]);
    expect(screen.queryByText(text(likesMessages.isNew))).toBeNull();
  });

  it('is no match while the answer to it is refused', async () => {
    answer = { match: false, refused: { code: 'too_many_requests', params: {} }, blocked: false };
    show([anEntry('Ada', false)]);
    await act(async () => void fireEvent.click(heart()));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(words()).toBeNull();
  });

  it('has a full heart where one has liked, and says of those alone that like back that it is a match', () => {
    show([anEntry('Ada', false)], 'sent');
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(words()).toBeNull();
  });

  it('offers to write to a match and does not say on each that it is one', () => {
    show([{ ...anEntry('Ada', false), match: true }], 'matches');
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect([words(), write()]).toEqual([null, '/members/Ada/chat']);
  });

  it('marks a match that is new among the matches, and among those received, as the badge counts it there', () => {
    const match = { ...anEntry('Nils', true), match: true };
    const marks = () => screen.queryAllByText(text(likesMessages.isNew)).length;
    show([match, { ...anEntry('Ada', false), match: true }], 'matches');
    expect(marks()).toBe(1);
    cleanup();
    show([match, anEntry('Ada', true)]);
    expect(marks()).toBe(2);
  });

  it('marks nobody as new whose like was answered on the card, or taken back from', async () => {
    standInForDialogs();
    const isMarked = () => screen.queryByText(text(likesMessages.isNew)) !== null;
    answer = { match: false, refused: null, blocked: false };
    show([{ ...anEntry('Ada', true), match: true }], 'matches');
    expect(isMarked()).toBe(true);
    await act(async () => void fireEvent.click(heart()));
    const sure = await screen.findByRole('button', { name: text(takeBackMessages.confirm) });
    await act(async () => void fireEvent.click(sure));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(isMarked()).toBe(false);
    // Given once more: it does not come back.
    answer = { match: true, refused: null, blocked: false };
    await act(async () => void fireEvent.click(heart()));
    await waitFor(() => expect(write()).toBe('/members/Ada/chat'));
    expect(isMarked()).toBe(false);
  });
});
