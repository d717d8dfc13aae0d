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

  it.each(['4 ', '4111-', '4'])(
    'is looked for in work that grows as the text does, in %j and again',
    (part) => {
      /** Processor time, µs, of so many looks at one text: the clock of a thread goes in steps of some ms. */
      const cost = (length: number, looks: number) => {
        const text = part.repeat(length / part.length);
        const before = process.threadCpuUsage();
        for (let look = 0; look < looks; look += 1) maskCardNumbers(text);
        const { user, system } = process.threadCpuUsage(before);
        return user + system;
      };
      cost(20_000, 10);
      // As many letters in one text: the same work, and not ten times the work.
      expect(cost(200_000, 1)).toBeLessThan(4 * Math.max(cost(20_000, 10), 10_000));
    },
  );
});
