import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { folded } from './folded.ts';
import { searchWords } from './search-words.ts';

describe('searchWords', () => {
  it.each([
    ['Café  am MEER', ['cafe', 'am', 'meer']],
    ['Straße, Łódź & Ærø', ['strasse', 'lodz', 'aero']],
    ['one two three four five six', ['one', 'two', 'three', 'four', 'five']],
    ['see see', ['see']],
    ['a', []],
    [' … ', []],
    ['a b', []],
    ['50%_', ['50']],
  ])('of %j', (query, words) => expect(searchWords(query)).toEqual(words));
});

describe('excerptOf', () => {
  it('marks what was found as it was written', () => {
    expect(excerptOf('Shall we meet at the CAFÉ?', ['cafe'])).toEqual({
      before: 'Shall we meet at the ',
      hit: 'CAFÉ',
      after: '?',
    });
    expect(excerptOf('In der Hauptstraße 5', ['strasse'])).toMatchObject({
      before: 'In der Haupt',
      hit: 'straße',
    });
    expect(excerptOf('groß', ['gros'])).toEqual({ before: '', hit: 'groß', after: '' });
  });

  it('takes the first of several words, and the line around it cut between words', () => {
    const long = `${'word '.repeat(40)}harbour ${'more '.repeat(40)}`;
    const { before, hit, after } = excerptOf(long, ['more', 'harbour']) ?? {};
    expect(hit).toBe('harbour');
    expect(before).toMatch(/^…(word )+$/);
    expect(after).toMatch(/^( more)+…$/);
    expect(`${before}${hit}${after}`.length).toBeLessThan(140);
  });

  it('puts a text of several lines into one, and knows where nothing stands', () => {
    expect(excerptOf('one\n\ntwo', ['two'])).toEqual({ before: 'one ', hit: 'two', after: '' });
    expect(excerptOf('one', ['two'])).toBeUndefined();
  });
});

it('folds letter by letter, and knows where each comes from', () => {
  const { text, from } = folded('Ößé😀');
  expect([text, from.slice(0, 4)]).toEqual(['osse😀', [0, 1, 1, 2]]);
  expect(folded('é').text).toBe('e');
});
