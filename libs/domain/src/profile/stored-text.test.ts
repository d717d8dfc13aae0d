import { expect, it } from 'vitest';
import { normalizeAboutMe } from './about-me.ts';
import { normalizeCity } from './city.ts';
import { storedText } from '../payment/card-numbers/stored-text.ts';

it.each([
  ['  Good\tmorning\r\nand a fine day\n', 'Good\tmorning\r\nand a fine day'],
  ['\u001B]0;owned\u0007\u001B[2J\u001B[31mred', ']0;owned[2J[31mred'],
  ['one\u0085two\u009B31m\u007F', 'onetwo31m'],
  ['\u0001 words \u0001', 'words'],
  ['4111\u0001 1111 1111 1111', '•••• •••• •••• 1111'],
])('a text is stored as it is read, and steers no terminal: %j', (text, stored) => {
  expect(storedText(text)).toBe(stored);
  expect(normalizeAboutMe(text)).toBe(stored);
});

it('the name of a town neither', () => {
  expect(normalizeCity('Ba\u001B[31msel')).toBe('Ba[31msel');
});
