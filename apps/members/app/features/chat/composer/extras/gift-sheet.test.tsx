import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatNotices } from '../../notices/chat-notices.tsx';
import { giftNames } from '../../../../parts/chat/gift-messages.ts';
import { standInForDialogs } from '../../../../testing/dialogs.ts';
import { renderChat } from '../../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../../testing/conversation.ts';
import { refuse } from '../../../../testing/fake-api.ts';
import { text } from '../../../../testing/page-around.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import { MessageLog } from '../../log/message-log.tsx';
import { kindMessages } from './kind-messages.ts';
import { chatMessages } from '../../first-view/messages.ts';
import GiftSheet from './gift-sheet.tsx';

const first = aConversation([aMessage(1)]);
const close = vi.fn();
const sheet = (chat: Chat) => (
  <>
    <MessageLog chat={chat} peer={aPeer} cost={1} />
    <ChatNotices chat={chat} name="Grace" cost={1} />
    <GiftSheet chat={chat} name="Grace" onClose={close} />
  </>
);
const choose = (name: keyof typeof giftNames) =>
  act(async () => fireEvent.click(screen.getByRole('radio', { name: text(giftNames[name]), hidden: true })));
const send = (cost: number) =>
  act(async () =>
    fireEvent.click(screen.getByRole('button', { name: text(kindMessages.sendFor, { cost }), hidden: true })),
  );

beforeEach(() => {
  standInForDialogs();
  sessionStorage.clear();
  close.mockClear();
});

describe('the gifts', () => {
  it('say what each costs, and the button what the chosen one does', async () => {
    const { callsOf } = await renderChat(sheet, first, {
      user: { credits: 9 },
      answers: {
        chatSend: () => ({
          conversation: first.conversation,
          credits: 4,
          message: { ...aMessage(2), kind: 'gift', gift: 'balloon_ride', sender: 'me' },
        }),
      },
    });
    expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(12);
    await choose('balloon_ride');
    await send(5);
    expect(callsOf('chatSend').map(({ body }) => body)).toEqual([
      { member: 'they', kind: 'gift', gift: 'balloon_ride' },
    ]);
    expect(close).toHaveBeenCalledOnce();
    // What a gift looks like comes with the first one.
    await waitFor(() =>
      expect(document.querySelector('.chat-log .gift-face')?.textContent).toBe(text(giftNames.balloon_ride)),
    );
  });

  it('say beforehand where the chosen one costs more than one has, with the way to credits', async () => {
    await renderChat(sheet, first, { user: { credits: 3 } });
    const ahead = () => document.querySelector('.held-line');
    await choose('bouquet');
    expect(ahead()?.textContent).toContain(text(chatMessages.shortageTitle));
    expect(ahead()?.querySelector('a')?.getAttribute('href')).toBe('/credits');
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await choose('rose');
    expect(ahead()).toBeNull();
  });

  it('lead to the notice on credits where they cost too much, with the price of the gift, and stay', async () => {
    await renderChat(sheet, first, {
      user: { credits: 3 },
      answers: { chatSend: () => refuse('not_enough_credits') },
    });
    await choose('bouquet');
    await send(4);
    expect(screen.getByRole('alert').textContent).toContain(
      text(chatMessages.shortageKept, { cost: 4, credits: 3 }),
    );
    await waitFor(() =>
      expect(document.querySelector('.bubble--failed')?.textContent).toContain(text(giftNames.bouquet)),
    );
  });
});
