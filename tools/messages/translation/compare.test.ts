import { describe, expect, it } from 'vitest';
import { problemsOf } from './compare.ts';

const english = '{count, plural, one {# message} other {# messages}} from {name}';

describe('problemsOf', () => {
  it('accepts a faithful translation', () => {
    expect(
      problemsOf('de', english, '{count, plural, one {# Nachricht} other {# Nachrichten}} von {name}'),
    ).toEqual([]);
  });

  it('names a missing and an unknown placeholder', () => {
    expect(problemsOf('de', 'Hello {name}', 'Hallo {nom}')).toEqual([
      'lacks {name}',
      'has {nom}, which English does not',
    ]);
  });

  it('wants the plural categories of the language', () => {
    expect(
      problemsOf('pl', english, '{count, plural, one {# wiadomość} other {# wiadomości}} od {name}'),
    ).toEqual(['plural {count} lacks few, many']);
    expect(problemsOf('de', english, '{count, plural, one {#} few {#} other {#}} {name}')).toEqual([
      'plural {count} has few, which de does not use',
    ]);
  });

  it('keeps the choices of a select', () => {
    const text = '{gender, select, male {he} other {they}}';
    expect(problemsOf('nl', text, '{gender, select, man {hij} other {zij}}')).toEqual([
      'select {gender} lacks male',
      'select {gender} has the unknown choice man',
    ]);
  });

  it('says that a text cannot be read', () => {
    expect(problemsOf('fr', 'Hi {name}', 'Salut {name')[0]).toMatch(/^is no ICU text/);
  });
});
