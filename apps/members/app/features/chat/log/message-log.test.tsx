import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { renderChat } from '../../../testing/chat-page.tsx';
import { aConversation, aMessage, aPeer } from '../../../testing/conversation.ts';
import { later, refuse } from '../../../testing/fake-api.ts';
import { text } from '../../../testing/page-around.tsx';
import { readLastOpened } from '../engine/last-opened.ts';
import { writeOutbox } from '../engine/chat-storage.ts';
import { MessageLog } from './message-log.tsx';
import { giftMessages, giftNames } from '../../../parts/chat/gift-messages.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { chatMessages } from '../first-view/messages.ts';
import { offlineMessages } from '../offline-messages.ts';
import type { Chat } from '../engine/use-chat.ts';

const log = (chat: Chat) => <MessageLog chat={chat} peer={aPeer} cost={1} />;
const rows = () => [...document.querySelectorAll('.chat-log__messages > li')];
const days = () => [...document.querySelectorAll('.chat-log__day')].map((day) => day.textContent);
const bubbles = () => [...document.querySelectorAll('.bubble__text')].map((bubble) => bubble.textContent);
const olderButton = () => screen.queryByRole('button', { name: text(chatMessages.older) });
const meta = (index: number) => rows()[index]?.querySelector('.bubble__meta')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the message log', () => {
  it('shows the messages in their order, before the machine as after', async () => {
    const first = aConversation([aMessage(1), aMessage(2)]);
    const { unmount } = await renderChat(log, first, { plain: true });
    expect(bubbles()).toEqual(['message 1', 'message 2']);
    unmount();
    await renderChat(log, first);
    expect(bubbles()).toEqual(['message 1', 'message 2']);
  });

  it('is the one that was opened last, on this device', async () => {
    await renderChat(log, aConversation([aMessage(1)]));
    expect(readLastOpened('me')).toEqual({ profile: 'they', openedAt: expect.stringMatching(/^20.*Z$/) });
  });

  it('shows what one sends, however far up one has read', async () => {
    const { chat } = await renderChat(log, aConversation([aMessage(1)]), {
      answers: { chatSend: () => later<unknown>().promise },
    });
    const list = screen.getByRole('log');
    const scrollTo = vi.fn();
    Object.assign(list, { scrollTo, scrollTop: -900 });
    fireEvent.scroll(list);
    await waitFor(() => expect(document.querySelector('.chat-log__latest')).toBeTruthy());
    await act(async () => chat.send({ type: 'draft.changed', text: 'seen' }));
    expect(scrollTo).not.toHaveBeenCalled();
    await act(async () => chat.send({ type: 'message.submitted', clientId: 'k1' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  it('says who wrote, for who does not see the side', async () => {
    await renderChat(log, aConversation([aMessage(1), aMessage(2, { sender: 'me' })]));
    expect(rows()[0]?.textContent).toContain(text(chatMessages.fromOther, { name: 'Grace' }));
    expect(rows()[0]?.querySelector('.bubble--other')).toBeTruthy();
    expect(rows()[1]?.textContent).toContain(text(chatMessages.fromYou));
    expect(rows()[1]?.querySelector('.bubble--own')).toBeTruthy();
  });

  it('shows an own message that waits for the confirmation as waiting, before the machine as after', async () => {
    const waiting = aMessage(0, { sender: 'me', text: 'not yet', state: 'waiting', client_id: 'k' });
    const first = aConversation([waiting], { conversation: null });
    const seen = () => rows().map((row) => row.textContent);
    const { unmount } = await renderChat(log, first, { plain: true });
    expect(seen()).toEqual([expect.stringContaining(text(chatMessages.stateWaiting))]);
    unmount();
    await renderChat(log, first);
    expect(seen()).toEqual([expect.stringContaining('not yet')]);
    expect(seen()).toEqual([expect.stringContaining(text(chatMessages.stateWaiting))]);
  });

  it('has one line for each day', async () => {
    await renderChat(
      log,
      aConversation([
        aMessage(1, { sent_at: '2026-05-01T09:00:00Z' }),
        aMessage(2, { sent_at: '2026-05-01T10:00:00Z' }),
        aMessage(3, { sent_at: '2026-05-03T09:00:00Z' }),
      ]),
    );
    expect(days()).toEqual(
      ['Friday 1 May', 'Sunday 3 May'].map((day) => expect.stringContaining(day.slice(-3))),
    );
    expect(rows()[0]?.querySelector('.chat-log__day')).toBeTruthy();
    expect(rows()[1]?.querySelector('.chat-log__day')).toBeNull();
    expect(rows()[2]?.querySelector('.chat-log__day')).toBeTruthy();
  });

  it('tells what the other member has read', async () => {
    const own = [aMessage(1, { sender: 'me' }), aMessage(2, { sender: 'me' })];
    const { hear } = await renderChat(
      log,
      aConversation(own, {
        conversation: { id: 'c1', last_seq: 2, read_by_other_seq: 1, received_by_other_seq: 1, read_seq: 2 },
      } as never),
    );
    expect(meta(0)).toContain(text(chatMessages.stateRead));
    expect(meta(1)).toContain(text(chatMessages.stateSent));
    await hear({ type: 'received', conversation: 'c1', member: 'they', seq: 2 });
    expect(meta(1)).toContain(text(chatMessages.stateReceived));
    await hear({ type: 'read', conversation: 'c1', member: 'they', seq: 2 });
    expect(meta(1)).toContain(text(chatMessages.stateRead));
  });

  it('says a state in words at the last message in it, and to who hears the page at each', async () => {
    const own = [1, 2, 3].map((seq) => aMessage(seq, { sender: 'me' }));
    const { hear } = await renderChat(
      log,
      aConversation(own, {
        conversation: { id: 'c1', last_seq: 3, read_by_other_seq: 2, received_by_other_seq: 2, read_seq: 3 },
      } as never),
    );
    const told = () =>
      rows().map(
        (row) => row.querySelector('.bubble__meta > span')?.classList.contains('visually-hidden') === false,
      );
    expect(told()).toEqual([false, true, true]);
    await hear({ type: 'read', conversation: 'c1', member: 'they', seq: 3 });
    expect(told()).toEqual([false, false, true]);
  });

  it('names what is no text', async () => {
    await renderChat(
      log,
      aConversation([
        aMessage(1, { kind: 'gift', gift: 'rose' }),
        aMessage(2, { kind: 'gift', gift: 'unheard_of' }),
      ]),
    );
    // What is no words comes with the first of it.
    await waitFor(() => expect(bubbles()).toEqual([text(giftNames.rose), text(giftMessages.other)]));
  });

  it('says how to begin where nothing was written yet', async () => {
    await renderChat(log, aConversation([]));
    expect(screen.getByText(text(chatMessages.start, { name: 'Grace' }))).toBeTruthy();
  });

  it('takes in what arrives, and says it once to who listens', async () => {
    const { hear } = await renderChat(log, aConversation([aMessage(1)]));
    expect(screen.getByRole('status').textContent).toBe('');
    await hear({
      type: 'message',
      conversation: 'c1',
      other: 'they',
      total_unread: 1,
      message: aMessage(2, { text: 'hello' }),
    });
    expect(bubbles()).toEqual(['message 1', 'hello']);
    expect(screen.getByRole('status').textContent).toBe(
      text(chatMessages.arrived, { name: 'Grace', text: 'hello' }),
    );
  });

  it('leaves out what belongs to another conversation, or waits for its sender', async () => {
    const { hear } = await renderChat(log, aConversation([aMessage(1)]));
    const event = { type: 'message', conversation: 'c1', total_unread: 1 } as const;
    await hear({ ...event, other: 'somebody', message: aMessage(2) });
    await hear({ ...event, other: 'they', message: aMessage(0) });
    expect(bubbles()).toEqual(['message 1']);
  });

  it('shows that the other member is typing', async () => {
    const { hear } = await renderChat(log, aConversation([aMessage(1)]));
    await hear({ type: 'typing', conversation: 'c1', member: 'they' });
    expect(screen.getByText(text(chatMessages.typing, { name: 'Grace' }))).toBeTruthy();
  });

  it('loads older messages on request, and is busy meanwhile', async () => {
    const older = later<unknown>();
    const { callsOf } = await renderChat(log, aConversation([aMessage(5)], { has_older: true }), {
      answers: { chat: () => older.promise },
    });
    fireEvent.click(olderButton() ?? document.body);
    expect(olderButton()?.getAttribute('aria-busy')).toBe('true');
    expect(callsOf('chat')[0]?.query).toEqual({ conversation: 'c1', before: 5 });
    await act(async () => older.give(aConversation([aMessage(3), aMessage(4)])));
    expect(bubbles()).toEqual(['message 3', 'message 4', 'message 5']);
    expect(olderButton()).toBeNull();
  });

  it('says why older messages did not come, and offers them still', async () => {
    await renderChat(log, aConversation([aMessage(5)], { has_older: true }));
    await act(async () => fireEvent.click(olderButton() ?? document.body));
    expect(screen.getByRole('alert').textContent).toBe(text(errorMessage('network')));
    expect(screen.getByRole('button', { name: text(frameMessages.tryAgain) })).toBeTruthy();
  });

  it('loads older messages for who scrolls up to them, and not again by itself once they did not come', async () => {
    const read = { id: 'c1', last_seq: 5, read_by_other_seq: 0, received_by_other_seq: 0, read_seq: 5 };
    const first = aConversation([aMessage(5)], { has_older: true, conversation: read });
    const { answer, callsOf } = await renderChat(log, first, {
      answers: { chat: () => aConversation([aMessage(4)], { has_older: true }) },
    });
    const list = screen.getByRole('log');
    Object.defineProperties(list, { scrollHeight: { get: () => 2000 }, clientHeight: { get: () => 400 } });
    const scrollTo = (scrollTop: number) =>
      act(async () => {
        list.scrollTop = scrollTop;
        fireEvent.scroll(list);
      });
    await scrollTo(0);
    await scrollTo(-900);
    expect(callsOf('chat')).toEqual([]);
    answer('chat', () => later<unknown>().promise);
    await scrollTo(-1100);
    expect(callsOf('chat').map(({ query }) => query)).toEqual([{ conversation: 'c1', before: 5 }]);
    await scrollTo(-1200);
    expect(callsOf('chat')).toHaveLength(1);
  });

  it('asks once more for older messages that did not come only by the button, and says nothing of those that come', async () => {
    const { answer, callsOf } = await renderChat(log, aConversation([aMessage(5)], { has_older: true }), {
      answers: { chat: () => refuse('network') },
    });
    const list = screen.getByRole('log');
    list.scrollTop = -1;
    await act(async () => fireEvent.scroll(list));
    await act(async () => fireEvent.scroll(list));
    expect(callsOf('chat')).toHaveLength(1);
    answer('chat', () => aConversation([aMessage(4)]));
    const again = screen.getByRole('button', { name: text(frameMessages.tryAgain) });
    await act(async () => fireEvent.click(again));
    expect(bubbles()).toEqual(['message 4', 'message 5']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that older messages are withheld', async () => {
    await renderChat(log, aConversation([aMessage(5)], { history_hidden: true }));
    expect(screen.getByText(text(chatMessages.hidden), { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: text(chatMessages.premium) })).toBeTruthy();
  });

  it('offers what may still be loaded before it says that older messages are withheld', async () => {
    const read = { id: 'c1', last_seq: 5, read_by_other_seq: 0, received_by_other_seq: 0, read_seq: 5 };
    const { answer } = await renderChat(
      log,
      aConversation([aMessage(5)], { history_hidden: true, has_older: true, conversation: read }),
    );
    expect(screen.queryByText(text(chatMessages.hidden), { exact: false })).toBeNull();
    answer('chat', () => aConversation([aMessage(4)], { history_hidden: true }));
    await act(async () => fireEvent.click(olderButton() ?? document.body));
    expect(screen.getByText(text(chatMessages.hidden), { exact: false })).toBeTruthy();
  });

  it('shows messages that wait for the sender’s confirmation', async () => {
    await renderChat(
      log,
      aConversation([aMessage(0, { sender: 'me', state: 'waiting', client_id: 'k', text: 'waits' })]),
      { plain: true },
    );
    expect(bubbles()).toEqual(['waits']);
    expect(meta(0)).toContain(text(chatMessages.stateWaiting));
  });

  it('marks what can be seen as read', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { callsOf } = await renderChat(log, aConversation([aMessage(1), aMessage(2)]));
    expect(callsOf('chatRead').map(({ body }) => body)).toEqual([{ conversation: 'c1', seq: 2 }]);
  });

  it('marks nothing as read on a page that nobody looks at', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { callsOf } = await renderChat(log, aConversation([aMessage(1)]));
    expect(callsOf('chatRead')).toEqual([]);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('focus')));
    expect(callsOf('chatRead')).toHaveLength(1);
  });
});

describe('a message that was not accepted', () => {
  const send = async (answers: Parameters<typeof renderChat>[2]) => {
    const page = await renderChat(log, aConversation([aMessage(1)]), answers);
    await act(async () => {
      page.chat.send({ type: 'draft.changed', text: 'hello' });
      page.chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    return page;
  };

  it('stands at the end with the reason, and is sent again on request under its own key', async () => {
    const { callsOf, answer } = await send({ answers: { chatSend: () => refuse('network') } });
    expect(meta(1)).toContain(text(errorMessage('network')));
    answer('chatSend', () => ({
      conversation: { id: 'c1' },
      credits: 6,
      message: aMessage(2, { sender: 'me', client_id: 'k1', text: 'hello' }),
    }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text(chatMessages.retry) })));
    expect(callsOf('chatSend').map(({ key }) => key)).toEqual(['k1', 'k1']);
    expect(bubbles()).toEqual(['message 1', 'hello']);
    expect(meta(1)).toContain(text(chatMessages.stateSent));
  });

  it('can be taken back, and the server forgets what it may have kept of it', async () => {
    const { callsOf } = await send({ answers: { chatSend: () => refuse('network') } });
    fireEvent.click(screen.getByRole('button', { name: text(chatMessages.discard) }));
    expect(bubbles()).toEqual(['message 1']);
    expect(callsOf('chatDiscard').map(({ body }) => body)).toEqual([{ key: 'k1' }]);
  });

  it('cannot be tried again while writing is refused, but taken back with all behind it', async () => {
    const { chat } = await send({ answers: { chatSend: () => refuse('member_not_available') } });
    expect(screen.queryByRole('button', { name: text(chatMessages.retry) })).toBeNull();
    expect(screen.getByRole('button', { name: text(chatMessages.discard) })).toBeTruthy();
    expect(chat.engine?.actor.getSnapshot().context.refusal).toBe('member_not_available');
  });

  it('waits in words while there is no network, and can be taken back into the field', async () => {
    const chatSend = () => refuse('network');
    const both = (chat: Chat) => (
      <>
        {log(chat)}
        <textarea className="composer__field" />
      </>
    );
    const page = await renderChat(both, aConversation([aMessage(1)]), { answers: { chatSend } });
    await act(async () => page.session.update({ online: false }));
    await act(async () => {
      page.chat.send({ type: 'draft.changed', text: 'hello' });
      page.chat.send({ type: 'message.submitted', clientId: 'k1' });
    });
    expect(meta(1)).toContain(text(offlineMessages.state));
    expect(page.callsOf('chatSend')).toEqual([]);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: text(offlineMessages.recall) })),
    );
    expect(bubbles()).toEqual(['message 1']);
    expect(page.chat.engine?.actor.getSnapshot().context.draft).toBe('hello');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  it('is not offered to be sent again where it never can be', async () => {
    await send({ answers: { chatSend: () => refuse('voice_invalid') } });
    expect(screen.queryByRole('button', { name: text(chatMessages.retry) })).toBeNull();
    expect(screen.getByRole('button', { name: text(chatMessages.discard) })).toBeTruthy();
  });

  const limits = ['not_enough_credits', 'free_conversation_limit'] as const;
  const poor = { credits: 0, started_conversations: 2 };
  const unanswered = aConversation([], { conversation: null });
  const refusedAt = (errorCode: string) =>
    writeOutbox({ owner: 'me', peer: 'they' }, [
      {
        clientId: 'k1',
        content: { kind: 'text', text: 'hello' },
        answerTo: null,
        state: 'failed',
        errorCode,
      },
      {
        clientId: 'k2',
        content: { kind: 'text', text: 'and more' },
        answerTo: null,
        state: 'queued',
        errorCode: null,
      },
    ]);

  it.each(limits)('is not sent by looking at it again while this still holds: %s', async (code) => {
    refusedAt(code);
    const { callsOf } = await renderChat(log, unanswered, { user: poor });
    expect(callsOf('chatSend')).toEqual([]);
    expect(meta(0)).toContain(text(chatMessages.stateUnpaid));
    // Nor does what waits behind it overtake it; both can be taken back.
    expect(screen.getAllByRole('button', { name: text(chatMessages.discard) })).toHaveLength(2);
  });

  it('is not sent by looking at it where only the server knows, but can be', async () => {
    refusedAt('not_enough_credits');
    const user = { status: 'not_confirmed' } as const;
    const { callsOf } = await renderChat(log, unanswered, {
      user,
      answers: { chatSend: () => refuse('network') },
    });
    expect(callsOf('chatSend')).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text(chatMessages.retry) })));
    expect(callsOf('chatSend').map(({ key }) => key)).toEqual(['k1']);
  });

  it.each([
    ['there are credits', 'not_enough_credits', unanswered, { credits: 1 }],
    ['it is answered', 'free_conversation_limit', aConversation([aMessage(1)]), { ...poor, credits: 1 }],
    ['there is Premium', 'free_conversation_limit', unanswered, { ...poor, credits: 1, paid_user: true }],
    ['nothing was short', 'network', unanswered, poor],
  ])('is sent on the next visit once %s', async (_, code, at, user) => {
    refusedAt(code);
    const { callsOf } = await renderChat(log, at, { user, answers: { chatSend: () => refuse('network') } });
    expect(callsOf('chatSend').map(({ key }) => key)).toEqual(['k1']);
  });

  it('is sent when what was short comes while it is looked at', async () => {
    refusedAt('not_enough_credits');
    const answers = { chatSend: () => refuse('network') };
    const { callsOf, session } = await renderChat(log, unanswered, { user: poor, answers });
    await act(async () => session.patchUser({ credits: 25, paid_user: true }));
    expect(callsOf('chatSend').map(({ key }) => key)).toEqual(['k1']);
  });
});
