// @vitest-environment node
import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['IMG_0012.jpg', 'IMG_0012.jpg'],
  ['WhatsApp Image 2026-01.jpeg', 'WhatsApp Image 2026-01.jpeg'],
  ['WhatsApp Image 2026-01-12 at 18.03.55.jpeg', 'WhatsApp Image 2….03.55.jpeg'],
  // A letter of two halves is not parted.
  [
    '🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻.png',
    '🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻.png',
  ],
  ['🌻'.repeat(40), `${'🌻'.repeat(16)}…${'🌻'.repeat(11)}`],
])('%s is called %s', (name, short) => expect(shortName(name)).toBe(short));
