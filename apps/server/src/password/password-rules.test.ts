import { describe, expect, it } from 'vitest';
import { commonWords } from './data/common-words.ts';
import { checkNewPassword } from './password-rules.ts';

const owner = {
  email: 'anna.berg58@example.org',
  username: 'Sunny Anna',
  site: { domain: 'evening-star.example', settings: { name: 'Vesper' } },
};

describe('checkNewPassword', () => {
  it.each([
    'sommer2026!',
    'Sommer-2026',
    'Zomer2025!!',
    'printemps2024',
    'iloveyou1960',
    'ich liebe dich',
    'Ti amo tanto',
    'jagälskardig',
    'minärakastansinua',
    'kochanie1962',
    'SchatzSchatz',
    'schatz14021958',
    'liebe 14021958',
    'p@ssw0rd2026',
    'P4$$w0rd!!',
    'w1llk0mmen!',
    'contraseña1',
    'qwertyuiop',
    'qwertzuiop12',
    'azertyuiop',
    'asdfghjkl1960',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'poiuytrewq',
    'abcdefghij',
    '12345678901',
    '1960196019',
    'abcabcabcabc',
    'aaaabbbbbb',
    'Barcelona1899',
    'realmadrid10',
    'Liverpool1892',
    'princess!!!!',
    'mamapapa!!',
    'sunshine baby',
    'Vesper2026!',
    'vespervesper',
    'evening-star',
    'annaberg58',
    'Sunny Anna 58',
    'anna.berg1958',
  ])('refuses %j', (password) => {
    expect(checkNewPassword(password, owner)).toBe('password_common');
  });

  it.each([
    'a long walk by the sea',
    'quiet river 7 stones',
    'żółw 12 na rowerze',
    'Tuesday pancakes with Bo',
    'K7#mq!vR2x',
    'gqrtlzmbhw',
    'correct horse battery staple',
    '😀🌷🚲🎹🌧️🐢☕🎈📚🧶',
    'мой кот спит днем',
    'winter apple fire 1960',
    ' two  spaces in it ',
  ])('takes %j', (password) => {
    expect(checkNewPassword(password, owner)).toBeNull();
  });

  it('keeps the lengths of the domain, in characters', () => {
    expect(checkNewPassword('gqr tlz mb')).toBeNull();
    expect(checkNewPassword('gqr tlz m')).toBe('password_too_short');
    expect(checkNewPassword('😀🌷🚲🎹🌧🐢☕🎈📚')).toBe('password_too_short');
    expect(checkNewPassword('gqr tlz mbx '.repeat(11))).toBe('password_too_long');
  });

  it('stays quick with the longest password', () => {
    const started = performance.now();
    checkNewPassword('lovebaby1'.repeat(14).slice(0, 127) + 'ж', owner);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('knows many words, all as they are looked up', () => {
    expect(commonWords.size).toBeGreaterThan(700);
    expect([...commonWords].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });
});
