import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { withoutGone } from './without-gone.ts';

const frame = (type: string, rest: object): string => JSON.stringify({ type, ...rest });

it('tells nothing of who has gone since, but their going, the answers to own acts, and what comes after they are back', () => {
  const [gone, other] = [randomUUID(), randomUUID()];
  const [typing, message, ofOther, sent, left, back, again] = [
    frame('typing', { conversation: randomUUID(), member: gone }),
    frame('message', { conversation: { member: { id: gone } }, message: { text: 'still there?' } }),
    frame('message', { conversation: { member: { id: other } }, message: { text: '"member_gone"' } }),
    frame('sent', { key: randomUUID(), answer: { conversation: { member: { id: gone } } } }),
    frame('member_gone', { member: gone, own: false }),
    frame('member_back', { member: gone, own: false, apart: false }),
    frame('typing', { conversation: randomUUID(), member: gone }),
  ];
  expect(withoutGone([typing, message, ofOther, sent, left])).toEqual([ofOther, sent, left]);
  expect(withoutGone([typing, left, back, again])).toEqual([left, back, again]);
  expect(withoutGone([typing, message, ofOther])).toEqual([typing, message, ofOther]);
});
