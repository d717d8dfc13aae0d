import { describe, expect, it } from 'vitest';
import { compiledGroups, compiledTexts, languages, languagesOf, textsVersion } from './compiled-texts.ts';
import { readTextAddress, textAddress } from '../loading/text-groups.ts';

describe('languagesOf', () => {
  it('takes language files only', () => {
    expect(languagesOf(['sv.json', 'same-as-english.json', 'de.json', 'pt-BR.json', 'notes.md'])).toEqual([
      'de',
      'pt-BR',
      'sv',
    ]);
  });
});

describe('the texts of the app', () => {
  it.each(languages())('in %s are all in one group each, and none of the server is among them', (locale) => {
    const groups = compiledGroups(locale);
    const joined = Object.assign({}, ...groups.values());
    expect(joined).toEqual(compiledTexts(locale));
    for (const [group, texts] of groups)
      for (const id of Object.keys(texts)) expect(id.split('.')[0]).toBe(group);
    expect([...groups.keys()]).not.toContain('mail');
    expect([...groups.keys()]).toContain('chat');
  });

  it('come in the pseudo language as well, from English', () => {
    expect(compiledTexts('en-XA')['chat.send']).toEqual([{ type: 0, value: '[Šééñđ]' }]);
    expect(languages()).not.toContain('en-XA');
  });

  it('have one version', () => {
    expect(textsVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(textsVersion()).toBe(textsVersion());
  });
});

describe('textAddress', () => {
  it('is read back', () => {
    const address = textAddress('abc123', 'en-XA', 'chat');
    expect(address).toBe('/assets/texts-abc123/en-XA/chat.json');
    expect(readTextAddress(address)).toEqual({ version: 'abc123', locale: 'en-XA', group: 'chat' });
  });

  it.each(['/assets/texts-a/de/../chat.json', '/assets/texts-a/de/chat.js', '/texts-a/de/chat.json', '/'])(
    'is not %s',
    (address) => expect(readTextAddress(address)).toBeNull(),
  );
});
