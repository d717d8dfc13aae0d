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
  const onLeft = vi.fn();
  const chat = {
    send: (event: ChatEvent) => void heard.push(event),
    getSnapshot: () => ({ context: { conversationId, messages: [{ seq: 1 }] } }) as unknown as ChatSnapshot,
  };
  const stop = followSession(session, chat, aPeer.id, onLeft);
  return { session, heard, onLeft, stop };
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
    ['its removal', { type: 'chat_removed', conversation: 'c1' }, { type: 'conversation.removed' }],
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
    ['the removal of another', { type: 'chat_removed', conversation: 'c2' }],
    ['a like', { type: 'totals', unread_messages: 1, new_likes: 1 }],
  ])('nothing of %s', (_, event) => {
    const { session, heard, onLeft } = follow();
    session.emitLive(event);
    expect(heard).toEqual([]);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it.each(['c1', null])(
    'a block by the other one, whether it has begun or not, and its end: %s',
    (conversationId) => {
      const { session, heard, onLeft } = follow({ conversationId });
      session.emitLive({ type: 'member_gone', member: 'somebody', own: false });
      session.emitLive({ type: 'member_back', member: 'somebody', own: false, apart: false });
      session.emitLive({ type: 'member_back', member: aPeer.id, own: true, apart: true });
      expect(heard).toEqual([]);
      session.emitLive({ type: 'member_gone', member: aPeer.id, own: false });
      session.emitLive({ type: 'member_back', member: aPeer.id, own: false, apart: false });
      expect(heard).toEqual([
        { type: 'contact.ended', code: 'blocked_by_member' },
        { type: 'contact.resumed' },
      ]);
      expect(onLeft).not.toHaveBeenCalled();
    },
  );

  it.each(['c1', null])('a block by the member, who leaves it: %s', (conversationId) => {
    const { session, heard, onLeft } = follow({ conversationId });
    session.emitLive({ type: 'member_gone', member: 'somebody', own: true });
    expect(onLeft).not.toHaveBeenCalled();
    if (conversationId)
      session.emitLive({ type: 'chat_removed', conversation: conversationId, blocked: true });
    session.emitLive({ type: 'member_gone', member: aPeer.id, own: true });
    expect(onLeft).toHaveBeenCalledOnce();
    const ended = { type: 'contact.ended', code: 'blocked_by_you' };
    expect(heard).toEqual(conversationId ? [ended, ended] : [ended]);
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
