import { describe, expect, it } from 'vitest';
import { linkParts } from './links/links.ts';
import { quoteLength, quoteText } from './quote.ts';
import { withReaction } from './reactions.ts';
import { isShown, shownRange } from '../shown/shown-range.ts';

describe('what a member may see', () => {
  const settings = { historyLimit: 20 };
  const marks = { lastSeq: 50, shownSeq: 30, clearedSeq: 0, onBreak: false };

  it.each([
    ['free', false, marks, 31, 50],
    ['premium', true, marks, 1, 50],
    ['free, with a part removed', false, { ...marks, clearedSeq: 40 }, 41, 50],
    ['premium, with a part removed', true, { ...marks, clearedSeq: 10 }, 11, 50],
    ['free on a break', false, { ...marks, onBreak: true }, 11, 30],
  ])('%s', (_, premium, of, first, last) => {
    const range = shownRange(of, { premium }, settings);
    expect(range).toEqual({ first, last });
    expect([first - 1, first, last, last + 1].map((seq) => isShown(seq, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a quote', () => {
  it('is one line', () => expect(quoteText(' Good\n\nevening ')).toBe('Good evening'));

  it('is cut between signs, and only where something is left out', () => {
    const family = '👨‍👩‍👧';
    expect(quoteText(family.repeat(quoteLength))).toBe(family.repeat(quoteLength));
    expect(quoteText(family.repeat(quoteLength + 1))).toBe(`${family.repeat(quoteLength)}…`);
    // The dots stand at a word, and not behind the space after it.
    const full = 'a'.repeat(quoteLength - 1);
    expect(quoteText(`${full} bcd`)).toBe(`${full}…`);
  });
});

describe('reactions', () => {
  it('are one of each member, changed and taken back', () => {
    const one = withReaction([{ memberId: 'they', code: 'wow' }], 'me', 'heart');
    expect(withReaction(one, 'me', 'smile')).toEqual([
      { memberId: 'they', code: 'wow' },
      { memberId: 'me', code: 'smile' },
    ]);
    expect(withReaction(one, 'me', null)).toEqual([{ memberId: 'they', code: 'wow' }]);
  });
});

describe('addresses in a text', () => {
  const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

  it.each([
    ['see https://example.com/a?b=c.', ['https://example.com/a?b=c']],
    ['(www.example.com)', ['https://www.example.com']],
    ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
    ['HTTP://EXAMPLE.COM and http://example.org', ['HTTP://EXAMPLE.COM', 'http://example.org']],
    ['javascript:alert(1) data:text/html,x ftp://example.com', []],
    ['http://localhost and https://', []],
    ['https://bank.example.com@example.org/', []],
    ['no address at all. Nor here', []],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
