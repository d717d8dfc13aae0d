import { describe, expect, it } from 'vitest';
import { maskCardNumbers } from './card-numbers.ts';

describe('a card number in a text', () => {
  it.each([
    ['4111111111111111', '••••••••••••1111'],
    ['my card is 4111 1111 1111 1111, ok?', 'my card is •••• •••• •••• 1111, ok?'],
    ['5555-5555-5555-4444', '••••-••••-••••-4444'],
    ['378282246310005 (Amex)', '•••••••••••0005 (Amex)'],
    ['30569309025904\n2223003122003222', '••••••••••5904\n••••••••••••3222'],
    ['5555.5555.5555.4444.', '••••.••••.••••.4444.'],
    ['4111 1111 1111 1111 12/27 123', '•••• •••• •••• 1111 12/27 123'],
    ['4111111111111111 123', '••••••••••••1111 123'],
    ['24 4111111111111111', '24 ••••••••••••1111'],
    ['4111 1111 1111 1111 - 5555 5555 5555 4444', '•••• •••• •••• 1111 - •••• •••• •••• 4444'],
    ['4111 – 1111 – 1111 – 1111', '•••• – •••• – •••• – 1111'],
    ['3782 822463 10005 1234', '•••• •••••• •0005 1234'],
  ])('%j is left as %j', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
    expect(maskCardNumbers(masked)).toBe(masked);
  });

  it.each([
    'call me: +31 6 1234 5678',
    '4111 1111 1111 1112',
    'NL91 ABNA 0417 1643 00',
    'DE89 3704 0044 0532 0130 00',
    'order 41111111111111110000000',
    'x4111111111111111',
    '4111 1111 1111 1111x',
    '2026-11-23 08:13, 2026-11-24 09:14',
    '1999-12-31 23:59:59',
    '',
  ])('is none in %j', (text) => expect(maskCardNumbers(text)).toBe(text));

  it('is looked for in no more time than the text is long', () => {
    const began = performance.now();
    maskCardNumbers('4 '.repeat(50_000));
    maskCardNumbers('4111-'.repeat(20_000));
    maskCardNumbers('4'.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
