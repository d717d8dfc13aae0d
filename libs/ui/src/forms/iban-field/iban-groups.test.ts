import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanIban, groupIban, typeIban } from './iban-groups.ts';

/** What people type and paste: letters of both cases, figures, and all kinds of gaps. */
const typedText = fc
  .array(fc.constantFrom(...'abcxyzDEIT0123456789 -./ '), { maxLength: 50 })
  .map((characters) => characters.join(''));
const typedAt = typedText.chain((typed) =>
  fc.record({ typed: fc.constant(typed), caret: fc.nat({ max: typed.length }) }),
);
const groups = typedText.map(groupIban);

describe('groupIban', () => {
  it('loses and adds nothing but gaps', () => {
    fc.assert(fc.property(fc.string(), (text) => cleanIban(groupIban(text)) === cleanIban(text)));
  });

  it('makes groups of four, the last one shorter', () => {
    fc.assert(fc.property(typedText, (text) => /^(\w{4} )*\w{0,4}$/.test(groupIban(text))));
    expect(groupIban('de89-3704 0044.0532')).toBe('DE89 3704 0044 0532');
  });

  it('changes nothing when done twice', () => {
    fc.assert(fc.property(fc.string(), (text) => groupIban(groupIban(text)) === groupIban(text)));
  });
});

describe('the caret', () => {
  it('stays after the same character', () => {
    fc.assert(
      fc.property(typedAt, ({ typed, caret }) => {
        const after = typeIban(typed, caret);
        expect(cleanIban(after.text.slice(0, after.caret))).toBe(cleanIban(typed.slice(0, caret)));
        expect(cleanIban(after.text.slice(after.caret))).toBe(cleanIban(typed.slice(caret)));
      }),
    );
  });

  it('goes on behind each character that is typed in the middle', () => {
    fc.assert(
      fc.property(groups, fc.nat(), fc.constantFrom(...'a7'), (text, place, key) => {
        const caret = place % (text.length + 1);
        const after = typeIban(text.slice(0, caret) + key + text.slice(caret), caret + 1, text);
        expect(after.text.charAt(after.caret - 1)).toBe(key.toUpperCase());
      }),
    );
  });

  it('deletes one character with each press, also at a gap', () => {
    fc.assert(
      fc.property(groups, fc.nat(), (text, place) => {
        const caret = place % (text.length + 1);
        const back = typeIban(
          text.slice(0, Math.max(0, caret - 1)) + text.slice(caret),
          Math.max(0, caret - 1),
          text,
          'backward',
        );
        const kept = cleanIban(text.slice(0, caret));
        expect(cleanIban(back.text)).toBe(kept.slice(0, -1) + cleanIban(text.slice(caret)));
        const forward = typeIban(text.slice(0, caret) + text.slice(caret + 1), caret, text, 'forward');
        expect(cleanIban(forward.text)).toBe(kept + cleanIban(text.slice(caret)).slice(1));
      }),
    );
  });

  it('keeps the rest when a part is replaced by a paste', () => {
    const after = typeIban('DE89 12-34 ab 0044', 13, 'DE89 0044');
    expect(after).toEqual({ text: 'DE89 1234 AB00 44', caret: 12 });
  });
});

describe('a copied line', () => {
  it('loses the word in front', () => {
    expect(typeIban('IBAN: DE89 3704', 15)).toEqual({ text: 'DE89 3704', caret: 9 });
  });

  it('keeps what only begins like it', () => {
    expect(typeIban('IBAN', 4).text).toBe('IBAN');
  });
});
