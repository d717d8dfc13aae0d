import type { LiveEvent } from '@vesper/contract';
import type { ChatEvent, ChatSnapshot } from '@vesper/domain';
import { describe, expect, it, vi } from 'vitest';
import { aChatEntry, aMessage, aPeer } from '../../../testing/conversation.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { followSession } from './chat-live.ts';

const follow = ({ conversationId = 'c1' as string | null, online = true } = {}) => {
  const session = aSession(aMember({ credits: 3 }));
  session.update({ online, connection: 'live' });
  const heard: ChatEvent[] = [];
  const onRemoved = vi.fn();
  const chat = {
    send: (event: ChatEvent) => void heard.push(event),
    getSnapshot: () => ({ context: { conversationId, messages: [{ seq: 1 }] } }) as unknown as ChatSnapshot,
  };
  const stop = followSession(session, chat, aPeer.id, onRemoved);
  return { session, heard, onRemoved, stop };
};
const message = (seq: number, other = aPeer.id): LiveEvent => ({
  type: 'message',
  conversation: 'c1',
  other,
  total_unread: 1,
  message: aMessage(seq),
});
const of = { conversation: 'c1', member: aPeer.id };

describe('what reaches a conversation from the session', () => {
  it.each<[string, LiveEvent, object]>([
    ['a message', message(2), { type: 'message.received', conversationId: 'c1' }],
    ['typing', { type: 'typing', ...of }, { type: 'peer.typed' }],
    ['reading', { type: 'read', ...of, seq: 4 }, { type: 'peer.read', seq: 4 }],
    ['receiving', { type: 'received', ...of, seq: 4 }, { type: 'peer.received', seq: 4 }],
    [
      'a message taken back',
      { type: 'message_removed', conversation: 'c1', seq: 4 },
      { type: 'message.removed', seq: 4 },
    ],
    [
      'a reaction',
      { type: 'reaction', ...of, seq: 4, code: 'heart' },
      { type: 'message.reacted', seq: 4, code: 'heart' },
    ],
    ['a gap', { type: 'resync', at: '2026-05-01T12:00:00Z' }, { type: 'connection.restored' }],
  ])('%s', (_, event, wanted) => {
    const { session, heard } = follow();
    session.emitLive(event);
    expect(heard).toEqual([expect.objectContaining(wanted)]);
  });

  it.each<[string, LiveEvent]>([
    ['a message of another', message(2, 'somebody')],
    ['a message that waits for its sender', message(0)],
    ['typing elsewhere', { type: 'typing', conversation: 'c2', member: aPeer.id }],
    ['the own reading on another page', { type: 'read', conversation: 'c1', member: 'me', seq: 4 }],
    ['a message taken back elsewhere', { type: 'message_removed', conversation: 'c2', seq: 4 }],
    ['a like', { type: 'totals', unread_messages: 1, new_likes: 1 }],
  ])('nothing of %s', (_, event) => {
    const { session, heard, onRemoved } = follow();
    session.emitLive(event);
    expect(heard).toEqual([]);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('its end, and no other one', () => {
    const { session, onRemoved } = follow();
    session.emitLive({ type: 'chat_removed', conversation: 'c2' });
    expect(onRemoved).not.toHaveBeenCalled();
    session.emitLive({ type: 'chat_removed', conversation: 'c1' });
    expect(onRemoved).toHaveBeenCalledOnce();
  });

  it('its end before it began, when one of the two has blocked the other', () => {
    const { session, onRemoved } = follow({ conversationId: null });
    session.emitLive({ type: 'member_gone', member: 'somebody', own: true });
    expect(onRemoved).not.toHaveBeenCalled();
    session.emitLive({ type: 'member_gone', member: aPeer.id, own: false });
    expect(onRemoved).toHaveBeenCalledOnce();
  });

  it('the network going and coming, and what money changes', () => {
    const { session, heard } = follow({ online: false });
    session.update({ online: true });
    session.patchUser({ credits: 8 });
    session.patchUser({ credits: 8 });
    expect(heard).toEqual([
      { type: 'connection.lost' },
      { type: 'connection.restored' },
      { type: 'membership.changed', premium: false, credits: 8 },
    ]);
  });

  it('the list that was asked for without a live connection, where it knows of a newer message', () => {
    const { session, heard, stop } = follow();
    const newer = aChatEntry('c1', aPeer);
    const chats = [{ ...newer, conversation: { ...newer.conversation, last_seq: 2 } }];
    session.update({ chats });
    expect(heard).toEqual([]);
    session.update({ connection: 'lost', chats: [aChatEntry('c1', aPeer)] });
    expect(heard).toEqual([]);
    session.update({ chats });
    expect(heard).toEqual([{ type: 'connection.restored' }]);
    stop();
    session.update({ online: false });
    session.emitLive(message(3));
    expect(heard).toHaveLength(1);
  });
});
