import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { keepTreeWhole, keepWordsWhole } from './whole-words.ts';

const joiner = '\u{2060}';

describe('keepWordsWhole', () => {
  it.each(['e-mail', 'E-Mails', 'QR-Code', 'one-time', '-alennus'])('joins %s at its hyphen', (word) => {
    expect(keepWordsWhole(`An (${word}).`)).toBe(`An (${word.replace('-', `-${joiner}`)}).`);
  });

  it.each(['Spam-Ordner-Datei', 'Premium-Mitglied', '10-12', 'a - b', '2-mail'])('leaves %s alone', (word) => {
    expect(keepWordsWhole(word)).toBe(word);
  });

  it('ends no line after the one letter that a long word begins with', () => {
    expect(keepWordsWhole('Ihre E-Mail-Adresse')).toBe(`Ihre E-${joiner}Mail-Adresse`);
    expect(keepWordsWhole(keepWordsWhole('E-Mail-Adresse'))).toBe(`E-${joiner}Mail-Adresse`);
  });

  it('changes nothing that it has changed', () => {
    const once = keepWordsWhole('e-mail');
    expect(keepWordsWhole(once)).toBe(once);
  });
});

it('reaches every case of a text, and neither names nor formats', () => {
  const source = '{count, plural, one {<b>e-mail</b>} other {# e-mails}} {price, number, ::unit-width-narrow}';
  const written = JSON.stringify(keepTreeWhole(parse(source)));
  expect(written.split(joiner)).toHaveLength(3);
  expect(written.replaceAll(joiner, '')).toBe(JSON.stringify(parse(source)));
});
