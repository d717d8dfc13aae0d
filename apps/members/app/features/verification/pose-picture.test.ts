import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { poseMessages } from './pose-messages.ts';

it('has a drawing of every pose that can be asked for, and of no other', () => {
  const drawings = readFileSync(`${import.meta.dirname}/poses.svg`, 'utf8');
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(Object.keys(poseMessages));
});
