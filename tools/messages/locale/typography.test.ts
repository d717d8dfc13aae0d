import { describe, expect, it } from 'vitest';
import { spokenForms } from './spoken-forms.ts';
import { typographyProblems } from './typography.ts';
import { wordChoiceProblems } from './word-choices.ts';

const problems = (locale: Parameters<typeof typographyProblems>[0], text: string, english = text): string[] =>
  typographyProblems(locale, 'payment.off', english, text);

describe('how a language is set', () => {
  it('spells out every choice of a text', () => {
    expect(spokenForms('{n, plural, one {# day} other {# days}} for <b>{who}</b>')).toEqual([
      '0 day for Name',
      '0 days for Name',
    ]);
  });

  it.each([
    ['de', '{p, number}\u00a0% Rabatt', '{p, number} % Rabatt'],
    ['en', '{p, number}% off', '{p, number} % off'],
    ['pl', '{p, number}% rabatu', '{p, number}\u00a0% rabatu'],
    ['fr', 'Langue\u00a0: {name}', 'Langue : {name}'],
    ['fr', 'Vraiment\u202f?', 'Vraiment?'],
    ['fr', 'Dites «\u00a0oui\u00a0»', 'Dites « oui »'],
    ['fr', 'Dites «\u202foui\u202f»', 'Dites «oui\u202f»'],
    ['pl', 'Ktoś napisał w\u00a0serwisie', 'Ktoś napisał w serwisie'],
    ['en', 'One moment…', 'One moment …'],
    ['sv', 'Ett ögonblick\u00a0…', 'Ett ögonblick ...'],
    ['en', 'It’s here', "It's here"],
    ['nl', '{p, number}% korting', '25% korting'],
    ['de', '{p, number}\u00a0% Rabatt', '25 Prozent Rabatt'],
    ['en', 'One. Two.', 'Gone. Two'],
    ['it', 'Un testo', 'Un testo '],
    ['nl', 'Per bericht\u00a0· één gratis', 'Per bericht · één gratis'],
  ] as const)('%s: %s and not %s', (locale, right, wrong) => {
    expect(problems(locale, right)).toEqual([]);
    expect(problems(locale, wrong)).toHaveLength(1);
  });

  it.each([...'aiouwz'])('holds the Polish word “%s” to the next one', (letter) => {
    for (const word of [letter, letter.toUpperCase()]) {
      expect(problems('pl', `${word}\u00a0nami`)).toEqual([]);
      expect(problems('pl', `${word} nami`)).toHaveLength(1);
    }
  });

  it('compares the end with the English', () => {
    expect(problems('nl', 'Klaar.', 'Done')).toHaveLength(1);
    expect(problems('nl', 'We schrijven je', 'We will write to you.')).toHaveLength(1);
    expect(problems('nl', 'Hoera!', 'Hooray.')).toEqual([]);
    // English that ends both ways is no measure.
    const either = '{who, select, me {Thank you.} other {Thanks}}';
    expect(problems('nl', 'Dank je.', either)).toEqual([]);
    expect(problems('nl', 'Dank je', either)).toEqual([]);
    // What is put in has an end of its own.
    expect(problems('nl', 'Niet verstuurd. {reason}', 'Not sent. {reason}')).toEqual([]);
    expect(typographyProblems('nl', 'refusal.login_failed', 'Login failed', 'Dat lukte niet.')).toEqual([]);
  });

  it('leaves times and addresses alone', () => {
    expect(problems('fr', 'À 20:30 sur https://exemple.fr')).toEqual([]);
  });

  it('names words that were decided against, but where they are right', () => {
    const choices = [{ not: /\bbonus\b/i, but: 'discount', except: ['frame.bonus.modal'] }];
    expect(wordChoiceProblems('en', 'frame.bonus', 'Your bonus', choices)).toHaveLength(1);
    expect(wordChoiceProblems('en', 'frame.bonus.modal', 'Your bonus', choices)).toEqual([]);
    const oneOfTwo = '{n, plural, one {a bonus} other {# discounts}}';
    expect(wordChoiceProblems('en', 'frame.bonus', oneOfTwo, choices)).toHaveLength(1);
  });
});
