import { describe, expect, it } from 'vitest';
import { parseLocaleFile } from './locale-files.ts';
import { localeProblems, sourceProblems } from './locale-problems.ts';
import { serverGroupProblems } from './server-groups.ts';

const source = {
  'chat.hello': { defaultMessage: 'Hello {name}', description: 'Greeting', where: 'app/chat.ts:7' },
  'chat.count': {
    defaultMessage: '{count, plural, one {# message} other {# messages}}',
    description: 'Number',
    where: 'app/chat.ts:12',
  },
};
const file = (locale: string, texts: object) =>
  parseLocaleFile(locale, `locales/${locale}.json`, JSON.stringify(texts, null, 2));
const polish = {
  'chat.count':
    '{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
  'chat.hello': 'Cześć {name}',
};

describe('localeProblems', () => {
  it('finds nothing wrong with a faithful language', () => {
    expect(localeProblems(source, file('pl', polish))).toEqual([]);
  });

  it('names the place in the code of a text that is missing', () => {
    expect(localeProblems(source, file('pl', { ...polish, 'chat.hello': '' }))).toEqual([
      'app/chat.ts:7 "chat.hello" is missing in locales/pl.json',
    ]);
  });

  it('names the line of a text that is used nowhere', () => {
    expect(localeProblems(source, file('pl', { ...polish, 'chat.old': 'Stare' }))).toEqual([
      'locales/pl.json:4 "chat.old" is used nowhere',
    ]);
  });

  it('names the line of wrong placeholders and plural categories', () => {
    const wrong = { 'chat.count': '{count, plural, one {#} other {#}}', 'chat.hello': 'Cześć {imię}' };
    expect(localeProblems(source, file('pl', wrong))).toEqual([
      'locales/pl.json:3 "chat.hello" lacks {name}',
      'locales/pl.json:3 "chat.hello" has {imię}, which English does not',
      'locales/pl.json:2 "chat.count" plural {count} lacks few, many',
    ]);
  });

  it('notices English that is older than the code', () => {
    const english = {
      'chat.count': { defaultMessage: source['chat.count'].defaultMessage, description: '' },
      'chat.hello': { defaultMessage: 'Hi {name}', description: '' },
    };
    expect(localeProblems(source, file('en', english))).toEqual([
      'locales/en.json:6 "chat.hello" differs from the code; run npm run messages:extract',
    ]);
  });
});

describe('sourceProblems', () => {
  it('wants a description and ICU that can be read', () => {
    expect(sourceProblems(source)).toEqual([]);
    const [first, second] = sourceProblems({ 'a.b': { defaultMessage: 'Hi {', where: 'a.ts:1' } });
    expect(first).toBe('a.ts:1 "a.b" has no description for translators');
    expect(second).toMatch(/^a\.ts:1 "a\.b" is no ICU text/);
  });
});

describe('serverGroupProblems', () => {
  const text = { defaultMessage: 'x', description: 'x' };

  it('keeps texts of the server from browsers, and those of the app from being left out', () => {
    const problems = serverGroupProblems({
      'mail.hello': { ...text, where: 'apps/server/src/mail.ts:1' },
      'chat.hello': { ...text, where: 'apps/members/app/chat.ts:1' },
      'report.hello': { ...text, where: 'apps/server/src/report.ts:2' },
      'push.hello': { ...text, where: 'apps/members/app/push.ts:3' },
    });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^apps\/server\/src\/report\.ts:2 "report\.hello" is the server's/);
    expect(problems[1]).toMatch(/^apps\/members\/app\/push\.ts:3 "push\.hello" would not reach browsers/);
  });
});
