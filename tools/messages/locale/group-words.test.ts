import { describe, expect, it } from 'vitest';
import { groupWordProblems, roomWords, subjectWords } from './group-words.ts';
import { root } from './source-messages.ts';

const placed = (...texts: readonly (readonly [id: string, where: string])[]) =>
  Object.fromEntries(texts.map(([id, where]) => [id, { defaultMessage: 'x', description: 'x', where }]));

describe('groupWordProblems', () => {
  const words = ['chat', 'mail-address'];

  it('accepts a word of a subject or a room, alone or with a part', () => {
    const source = placed(
      ['chat.send', 'apps/members/app/features/chat/messages.ts:1'],
      ['chat-list.none', 'apps/members/app/features/chat/messages.ts:2'],
      ['mail-address.now', 'apps/members/app/parts/mail/messages.ts:3'],
      ...roomWords.map((word) => [`${word}.back`, 'apps/members/app/parts/a/messages.ts:4'] as const),
    );
    expect(groupWordProblems(source, words)).toEqual([]);
  });

  it('names the line of a word that nothing is called by, be it the beginning of one', () => {
    const source = placed(
      ['chats.none', 'apps/members/app/parts/a.ts:1'],
      ['mail.hello', 'apps/server/src/mail/a.ts:2'],
    );
    expect(groupWordProblems(source, words)).toEqual([
      `apps/members/app/parts/a.ts:1 "chats.none": 'chats' begins with no subject's word (docs/where-things-live.md)`,
      `apps/server/src/mail/a.ts:2 "mail.hello": 'mail' begins with no subject's word (docs/where-things-live.md)`,
    ]);
  });

  it("does not let a feature's texts go by another one's word", () => {
    const source = placed(['chat.send', 'apps/members/app/features/mail-address/a.ts:5']);
    expect(groupWordProblems(source, words)).toEqual([
      `apps/members/app/features/mail-address/a.ts:5 "chat.send" is a text of mail-address: its group is 'mail-address' or 'mail-address-<part>'`,
    ]);
  });
});

it('subjects are read off their folders, on each of the floors', () => {
  const words = subjectWords(root);
  expect([...words]).toEqual(expect.arrayContaining(['trust', 'refusal', 'home', 'one-time-codes']));
  for (const word of ['platform', 'testing', 'index.ts', 'features', 'src'])
    expect(words).not.toContain(word);
});
