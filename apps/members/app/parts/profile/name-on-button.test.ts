import { expect, it } from 'vitest';
import { nameOnButton } from './name-on-button.ts';

it.each([
  ['Anna', 'Anna'],
  ['Maria from the sea', 'Maria from the sea'],
  ['Wilhelmina Alexandrina von Hohenstein', 'Wilhelmina'],
  ['Dr. J Wilhelm of Greater Manchester', 'Dr. J Wilhelm'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
  ['A B C D E F G H I J K L M N', 'A B C D E F G H I J K L M N'],
])('%s is called %s', (name, called) => expect(nameOnButton(name)).toBe(called));
