import type { LikeEntry } from '@vesper/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { aCard, aLike } from '../../testing/people.ts';
import { LikesList } from './likes-list.tsx';
import { likesMessages } from './messages.ts';

const anEntry = (id: string, isNew: boolean) => aLike(aCard(id), isNew);
const show = (entries: readonly LikeEntry[]) =>
  renderPage(<LikesList type="received" first={{ entries, next: null }} />);
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

  it('leads to each from where one came', () => {
    show([anEntry('Ada', false)]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/likes/m/Ada?tab=received');
  });

  it('says what to do where nobody is', () => {
    show([]);
    expect(cards()).toEqual([]);
    expect(screen.getByText(text(likesMessages.emptyReceived))).toBeTruthy();
  });
});
