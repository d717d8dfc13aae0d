import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { renderChat } from '../../../testing/chat-page.tsx';
import { aConversation, aMessage } from '../../../testing/conversation.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { text } from '../../../testing/page-around.tsx';
import { ChatNotices } from './chat-notices.tsx';
import { chatMessages } from '../first-view/messages.ts';
import type { Chat } from '../engine/use-chat.ts';

const refused = (code?: string) => (chat: Chat) => (
  <ChatNotices chat={chat} name="Grace" cost={1} postRefusal={code} />
);
const first = aConversation([aMessage(1)]);
const said = () => screen.queryByRole('alert')?.textContent;

beforeEach(() => sessionStorage.clear());

describe('what stands above the composer', () => {
  it.each([
    ['not_enough_credits', text(chatMessages.shortageTitle)],
    ['free_conversation_limit', text(chatMessages.limitTitle)],
    ['blocked_by_member', text(errorMessage('blocked_by_member'), { name: 'Grace' })],
  ])('says why a post without script was refused: %s', async (code, words) => {
    await renderChat(refused(code), first, { plain: true });
    expect(said()).toContain(words);
  });

  it('says what the machine was refused with instead of an older refusal', async () => {
    const { chat } = await renderChat(refused('not_enough_credits'), first, {
      answers: { chatSend: () => refuse('free_conversation_limit') },
    });
    await act(async () => {
      chat.send({ type: 'draft.changed', text: 'hello' });
      chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    expect(said()).toContain(text(chatMessages.limitTitle));
  });

  it.each([
    ['the credits', { credits: 0 }, first, text(chatMessages.shortageTitle)],
    [
      'the conversations of a free member',
      { started_conversations: 3 },
      aConversation([], { conversation: null }),
      text(chatMessages.limitTitle),
    ],
  ])(
    'says before anything is written that %s are used up, and calls no alarm',
    async (_, user, at, words) => {
      const { container } = await renderChat(refused(), at, { user });
      expect(container.textContent).toContain(words);
      expect(said()).toBeUndefined();
    },
  );

  it.each([
    ['who answers', { started_conversations: 3 }, first],
    [
      'premium members',
      { started_conversations: 3, paid_user: true },
      aConversation([], { conversation: null }),
    ],
    ['who has not confirmed: only the server knows', { credits: 0, status: 'not_confirmed' as const }, first],
  ])('says none of it to %s', async (_, user, at) => {
    const { container } = await renderChat(refused(), at, { user });
    expect(container.querySelector('.chat-notices .alert--warning')).toBeNull();
  });

  it('speaks up anew, as another notice, when what was known ahead is what a message is refused with', async () => {
    const { chat, container } = await renderChat(refused(), first, {
      user: { credits: 0 },
      answers: { chatSend: () => refuse('not_enough_credits') },
    });
    const ahead = container.querySelector('.alert--warning');
    expect(ahead).toBeTruthy();
    await act(async () => {
      chat.send({ type: 'draft.changed', text: 'hello' });
      chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    expect(said()).toContain(text(chatMessages.shortageTitle));
    expect(screen.getByRole('alert')).not.toBe(ahead);
    expect(container.querySelectorAll('.alert--warning')).toHaveLength(1);
  });

  it.each([
    ['the credits are used up', { credits: 0 }],
    ['the address is not confirmed', { status: 'not_confirmed' as const }],
  ])('says nothing besides that there is no network, where %s', async (_, user) => {
    const { container, session } = await renderChat(refused(), first, { user });
    const notices = () => container.querySelectorAll('.chat-notices .alert').length;
    expect(notices()).toBe(1);
    act(() => session.update({ online: false }));
    expect(notices()).toBe(0);
    act(() => session.update({ online: true }));
    expect(notices()).toBe(1);
  });

  it('says nothing where nothing is in the way', async () => {
    await renderChat(refused(), first);
    expect(said()).toBeUndefined();
  });
});
