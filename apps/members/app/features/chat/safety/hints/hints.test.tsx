import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderChat } from '../../../../testing/chat-page.tsx';
import { aConversation, aMessage } from '../../../../testing/conversation.ts';
import { text } from '../../../../testing/page-around.tsx';
import { Composer } from '../../composer/composer.tsx';
import type { Chat } from '../../engine/use-chat.ts';
import { MessageLog } from '../../log/message-log.tsx';
import { hintMessages } from './messages.ts';

const first = aConversation();
const peer = first.profile;
const composer = (chat: Chat) => <Composer chat={chat} peer={peer} cost={1} formKey="k" />;
const log = (chat: Chat) => <MessageLog chat={chat} peer={peer} cost={1} />;
const draft = (kind: 'draftContact' | 'draftMoney') => text(hintMessages[kind], { name: peer.name });
const write = (chat: Chat, words: string) =>
  act(async () => chat.send({ type: 'draft.changed', text: words }));

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('a hint while writing', () => {
  it('stands once the pattern is there, and goes with it', async () => {
    const { chat } = await renderChat(composer, first);
    await write(chat, 'My number is 07700 900123');
    expect(await screen.findByText(draft('draftContact'))).toBeTruthy();
    await write(chat, 'Lend me 500 euros, 07700 900123');
    expect(await screen.findByText(draft('draftMoney'))).toBeTruthy();
    await write(chat, 'A lovely evening');
    await vi.waitFor(() => expect(screen.queryByText(draft('draftMoney'))).toBeNull());
  });

  it('blocks nothing', async () => {
    const { chat, callsOf } = await renderChat(composer, first, {
      answers: { chatSend: () => new Promise(() => {}) },
    });
    await write(chat, 'My number is 07700 900123');
    await screen.findByText(draft('draftContact'));
    await act(async () => chat.send({ type: 'message.submitted', clientId: 'k1' }));
    expect(callsOf('chatSend')).toHaveLength(1);
  });

  it('stays away in the conversation once it is put away', async () => {
    const { chat, unmount } = await renderChat(composer, first);
    await write(chat, 'My number is 07700 900123');
    fireEvent.click(await screen.findByRole('button', { name: text(hintMessages.dismiss) }));
    expect(screen.queryByText(draft('draftContact'))).toBeNull();
    unmount();
    const again = await renderChat(composer, first);
    vi.useFakeTimers();
    await write(again.chat, 'My number is 07700 900124');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(draft('draftContact'))).toBeNull();
  });
});

describe('a hint at money', () => {
  it('comes although the one at going elsewhere was put away', async () => {
    const { chat } = await renderChat(composer, first);
    await write(chat, 'My number is 07700 900123');
    fireEvent.click(await screen.findByRole('button', { name: text(hintMessages.dismiss) }));
    await write(chat, 'Lend me 500 euros, 07700 900123');
    expect(await screen.findByText(draft('draftMoney'))).toBeTruthy();
  });
});

describe('a hint at what was received', () => {
  const message = (seq: number, words: string, sender = peer.id) => aMessage(seq, { sender, text: words });
  const hints = () => screen.queryAllByRole('note');

  it('stands once, below the newest that scores', async () => {
    await renderChat(
      log,
      aConversation([
        message(1, 'Do you have WhatsApp?'),
        message(2, 'Send it by Western Union'),
        message(3, 'Good night'),
      ]),
    );
    const hint = await screen.findByRole('note');
    expect(hint.textContent).toContain(text(hintMessages.receivedMoney));
    expect(hint.closest('li')?.textContent).toContain('Western Union');
    expect(hints()).toHaveLength(1);
    expect(screen.getByRole('button', { name: text(hintMessages.report) })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: text(hintMessages.dismiss) }));
    expect(hints()).toHaveLength(0);
  });

  it("never stands at one's own", async () => {
    await renderChat(log, aConversation([message(1, 'Do you have WhatsApp?', 'me'), message(2, 'No')]));
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(hints()).toHaveLength(0);
  });
});
