// @vitest-environment node
import { expect, it } from 'vitest';
import { aConversation, aMessage } from '../testing/conversation.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import { action, loader } from './chat.tsx';

const read = async (path: string) => {
  const { api, calls } = fakeApi({ chat: () => aConversation([aMessage(1)]) });
  const { before } = await loader(routeArguments(path, { api, params: { id: 'x1' } }));
  return { query: calls[0]?.query, before };
};

it('reads a conversation by its id or by the other member, and as far as its address says', async () => {
  expect(await read('/de/chats/x1')).toEqual({ query: { conversation: 'x1' }, before: null });
  expect(await read('/members/x1/chat')).toEqual({ query: { member: 'x1' }, before: null });
  expect(await read('/chats/x1?before=21')).toEqual({
    query: { conversation: 'x1', before: '21' },
    before: 21,
  });
  // What is no number is no reason to show nothing.
  expect(await read('/chats/x1?before=x')).toEqual({ query: { conversation: 'x1' }, before: null });
});

const post = async (form: Readonly<Record<string, string>>) => {
  const ok = () => ({ ok: true });
  const { api, calls } = fakeApi({ chatUpdate: ok, chatRemove: ok, block: ok, chatSend: ok });
  const outcome = await outcomeOf(() => action(routeArguments('/de/chats/c1?before=21', { api, form })));
  return { outcome, calls: calls.map(({ name }) => name) };
};

it('leads to the list what is put away or ended, and back to the end of the conversation otherwise', async () => {
  const [list, here] = ['/de/chats', '/de/chats/c1'];
  for (const [intent, name, outcome] of [
    ['archive', 'chatUpdate', list],
    ['unarchive', 'chatUpdate', list],
    ['mute', 'chatUpdate', here],
    ['unmute', 'chatUpdate', here],
    ['remove', 'chatRemove', list],
    ['block', 'block', list],
  ] as const)
    expect([intent, await post({ intent, conversation: 'c1', member: 'm1', key: 'k' })]).toEqual([
      intent,
      { outcome, calls: [name] },
    ]);
  expect(await post({ text: 'Good evening', member: 'm1', key: 'k' })).toEqual({
    outcome: here,
    calls: ['chatSend'],
  });
});

it('says why something was refused, with the words that were typed', async () => {
  const forms: readonly Readonly<Record<string, string>>[] = [
    { text: 'Good evening', member: 'm1', key: 'k' },
    { intent: 'mute', conversation: 'c1', text: 'Good evening' },
  ];
  for (const form of forms) {
    const refused = () => refuse('blocked_by_member');
    const { api } = fakeApi({ chatSend: refused, chatUpdate: refused });
    const asked = routeArguments('/chats/c1', { api, form });
    expect(await action(asked)).toMatchObject({
      data: { code: 'blocked_by_member', text: 'Good evening' },
      init: { status: 403 },
    });
  }
});
