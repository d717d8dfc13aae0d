import { describe, expect, it } from 'vitest';
import { examples } from './examples/examples.ts';
import { normalText, wordsOf } from './normal-text.ts';
import { scoreMessage } from './score-message.ts';

const why = (text: string): string => JSON.stringify(scoreMessage(text).reasons);

describe.each(Object.entries(examples))('%s', (_language, { contact, money, ordinary }) => {
  it('has enough examples', () => {
    expect(contact.length + money.length).toBeGreaterThanOrEqual(15);
    expect(ordinary.length).toBeGreaterThanOrEqual(15);
  });

  it.each(contact)('sees contact details: %s', (text) => {
    expect(scoreMessage(text).contact, why(text)).toBe(true);
  });

  it.each(money)('sees talk of money: %s', (text) => {
    expect(scoreMessage(text).money, why(text)).toBe(true);
  });

  it.each(ordinary)('sees nothing: %s', (text) => {
    const { contact: isContact, money: isMoney } = scoreMessage(text);
    expect({ isContact, isMoney }, why(text)).toEqual({ isContact: false, isMoney: false });
  });
});

describe('disguises', () => {
  it.each([
    'W\u200Bhats\u00ADApp', // what is not seen
    'ＷｈａｔｓＡｐｐ', // full width
    'WhаtsАpp', // Cyrillic а
    'wh4ts4pp',
    'W.h.a.t.s.A.p.p',
    '０１７１ ２３４ ５６７８',
    '٠١٧١٢٣٤٥٦٧٨',
    'rosi [at] gmx [dot] de',
    'rosi @ gmail . com',
  ])('are seen through: %s', (text) => {
    expect(scoreMessage(text).contact, why(text)).toBe(true);
  });

  it('are taken off before anything is judged', () => {
    expect(normalText('Ｍüller\u200B Ł')).toBe('muller l');
    expect(wordsOf('wh4tsapp 58 2nd')).toEqual(['whatsapp', '58', '2nd']);
  });
});

describe('the score', () => {
  it('sums the points and says why', () => {
    const { score, reasons, contact, money } = scoreMessage(
      'Send me money by Western Union, +44 7700 900123',
    );
    expect(contact && money).toBe(true);
    expect(reasons.map((reason) => reason.why)).toEqual(expect.arrayContaining(['phone', 'western union']));
    expect(score).toBe(reasons.reduce((sum, reason) => sum + reason.score, 0));
  });

  it('of nothing is nothing', () => {
    expect(scoreMessage('')).toEqual({ contact: false, money: false, score: 0, reasons: [] });
  });
});

/** 20,000 characters that a pattern which looks back would choke on. */
const hostile: Readonly<Record<string, string>> = {
  letters: 'a',
  figures: '1',
  'figures apart': '1 ',
  'figures and dashes': '1---',
  dots: 'a.',
  ats: 'a@',
  'spelled out': 'a ',
  'nearly accounts': 'de89 3704 ',
  'nearly sums': '1 000',
  marks: 'a\u0301',
  'words of the table': 'send me ',
  'nearly dates': '12.05.',
};

describe('a hostile text', () => {
  // A pattern that grows with the square of a text would not come to an end within the time that a test has.
  it.each(Object.entries(hostile))('of %s is read to its end', (_name, piece) => {
    const text = piece.repeat(Math.ceil(300_000 / piece.length));
    expect(scoreMessage(text).score).toBeGreaterThanOrEqual(0);
  });
});
