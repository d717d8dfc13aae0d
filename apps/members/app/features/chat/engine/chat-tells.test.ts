import type { SessionRequest } from '@vesper/session';
import { describe, expect, it } from 'vitest';
import { aChatEntry, aPeer } from '../../../testing/conversation.ts';
import { fakeApi, refuse } from '../../../testing/fake-api.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { tellDiscarded, tellRead, tellTyping } from './chat-tells.ts';

const at = (muted = false) => {
  const { api, callsOf } = fakeApi({ chatRead: () => ({ ok: true }), chatDiscard: () => refuse('network') });
  const session = aSession(aMember());
  const asked: SessionRequest[] = [];
  session.attach({ request: (request) => void asked.push(request), userChanged: () => {}, stop: () => {} });
  session.update({
    totalUnread: 5,
    chats: [aChatEntry('c1', aPeer, { unread: 2, muted }), aChatEntry('c2', aPeer, { unread: 3 })],
  });
  const unread = () => session.getSnapshot().chats?.map((entry) => entry.num_unread_messages);
  return { api, callsOf, session, asked, unread };
};

describe('what a conversation tells', () => {
  it('of reading: the page counts at once, the server by a call', () => {
    const { api, callsOf, session, unread } = at();
    session.update({ connection: 'lost' });
    tellRead(api, session, 'c1', 7);
    expect(unread()).toEqual([0, 3]);
    expect(session.getSnapshot().totalUnread).toBe(3);
    expect(callsOf('chatRead').map(({ body }) => body)).toEqual([{ conversation: 'c1', seq: 7 }]);
    tellRead(api, session, 'c1', 8);
    expect(session.getSnapshot().totalUnread).toBe(3);
  });

  it('of reading: by the live connection where there is one', () => {
    const { api, callsOf, session, asked } = at();
    session.update({ connection: 'live' });
    tellRead(api, session, 'c1', 7);
    expect(asked).toEqual([{ type: 'command.given', command: { type: 'read', conversation: 'c1', seq: 7 } }]);
    expect(callsOf('chatRead')).toEqual([]);
  });

  it('of reading: what is muted was no part of the total', () => {
    const { api, session, unread } = at(true);
    tellRead(api, session, 'c1', 7);
    expect(unread()).toEqual([0, 3]);
    expect(session.getSnapshot().totalUnread).toBe(5);
  });

  it('nothing where there is no conversation or no message yet', () => {
    const { api, callsOf, session, asked, unread } = at();
    tellRead(api, session, null, 7);
    tellRead(api, session, 'c1', 0);
    tellTyping(session, null);
    expect([callsOf('chatRead'), asked, unread()]).toEqual([[], [], [2, 3]]);
  });

  it('of typing, and of what was taken back, which may fail in silence', async () => {
    const { api, callsOf, session, asked } = at();
    tellTyping(session, 'c1');
    expect(asked).toEqual([{ type: 'typing.started', conversation: 'c1' }]);
    tellDiscarded(api, 'k1');
    expect(callsOf('chatDiscard').map(({ body }) => body)).toEqual([{ key: 'k1' }]);
  });
});
