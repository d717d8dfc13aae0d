import { describe, expect, it } from 'vitest';
import { afterLoad, afterReceived, afterRecalled, afterSendRefused, startContext } from './chat-changes.ts';
import type { ChatContext, ChatLoaded } from './chat-types.ts';
import type { ChatMessage } from './message.ts';
import {
  maySendAgain,
  queuedItem,
  requeue,
  resumed,
  waitsForConnection,
  withoutArrived,
  withState,
} from './outbox.ts';

const words = (text: string) => ({ kind: 'text', text }) as const;
/** Its answer is to the fourth message. */
const item = queuedItem('x1', words('hello'), 4);

const message = (seq: number, senderId: string, clientId: string | null): ChatMessage => ({
  ...words('hello'),
  seq,
  id: `m${seq}`,
  senderId,
  sentAt: '2026-06-01T10:00:00Z',
  clientId,
  removed: false,
  answerTo: null,
  quote: null,
  reactions: [],
});

const loaded: ChatLoaded = {
  conversationId: 'c1',
  messages: [message(5, 'peer', null)],
  hasOlder: true,
  historyHidden: false,
  readSeq: 4,
  peerReadSeq: 2,
  peerReceivedSeq: 3,
  waiting: [],
  refusal: null,
};

const context = (change: Partial<ChatContext> = {}): ChatContext => ({
  ...startContext({
    ownId: 'me',
    peer: { id: 'peer', name: 'Bo', fictional: false },
    conversationId: 'c1',
    messageLength: 1000,
  }),
  ...change,
});

describe('what is in the outbox', () => {
  it('keeps what it answers, however often it is queued again', () => {
    expect(requeue(withState([item], 'x1', 'failed', 'network_error'))).toEqual([item]);
    expect(resumed(withState([item], 'x1', 'sending'))).toEqual([{ ...item, tried: true }]);
  });

  it('can be taken back where it was never under way: what was may be stored and charged', () => {
    expect(waitsForConnection(item)).toBe(true);
    expect(waitsForConnection({ ...item, tried: true })).toBe(false);
    expect(waitsForConnection({ ...item, state: 'failed', errorCode: 'network_error' })).toBe(false);
    expect(waitsForConnection({ ...item, state: 'failed', errorCode: 'not_enough_credits' })).toBe(false);
    expect(waitsForConnection({ ...item, state: 'sending' })).toBe(false);
    expect(waitsForConnection({ ...item, state: 'waiting' })).toBe(false);
  });

  it.each([
    'photo_not_found',
    'photo_invalid',
    'photo_too_large',
    'voice_not_found',
    'voice_invalid',
    'voice_too_long',
    'voice_too_large',
    'gift_not_available',
  ])('is never sent again after %s', (errorCode) => {
    expect(maySendAgain({ ...item, state: 'failed', errorCode })).toBe(false);
    expect(maySendAgain({ ...item, state: 'failed', errorCode: 'server_busy' })).toBe(true);
  });

  it('is taken out by own messages alone: keys are the senders’ own', () => {
    expect(withoutArrived([item], [message(6, 'peer', 'x1')], 'me')).toEqual([item]);
    expect(withoutArrived([item], [message(6, 'me', 'x1')], 'me')).toEqual([]);
  });
});

describe('what was loaded', () => {
  it('says how far the other is, and takes back nothing that is known already', () => {
    expect(afterLoad(context(), loaded)).toMatchObject({ readSeq: 4, peerReadSeq: 2, peerReceivedSeq: 3 });
    const further = context({ readSeq: 5, peerReadSeq: 5, peerReceivedSeq: 5 });
    expect(afterLoad(further, loaded)).toMatchObject({ readSeq: 5, peerReadSeq: 5, peerReceivedSeq: 5 });
  });

  it('has what waits on the server once, however far it was here', () => {
    const waiting = [{ clientId: 'x1', content: words('hello'), answerTo: 4 }];
    const { outbox } = afterLoad(context({ outbox: [item] }), { ...loaded, waiting });
    expect(outbox).toEqual([{ ...item, state: 'waiting' }]);
  });
});

it('takes an own message out of the outbox, also where its place is among the older ones', () => {
  const open = context({ ...afterLoad(context(), loaded), outbox: [item] });
  const { messages, outbox } = afterReceived(open, 'c1', message(2, 'me', 'x1'));
  expect(outbox).toEqual([]);
  expect(messages?.map(({ seq }) => seq)).toEqual([5]);
});

it('sends words without what they answer, where that is not seen any more', () => {
  const sending = context({ outbox: withState([item], 'x1', 'sending') });
  const refused = afterSendRefused(sending, Object.assign(new Error(), { code: 'message_not_found' }));
  expect(refused).toEqual({ outbox: [{ ...item, answerTo: null, tried: true }] });
});

describe('words that are taken back', () => {
  it('come with what they answer, unless something else was chosen since', () => {
    expect(afterRecalled(context({ outbox: [item] }), 'x1').answerTo).toBe(4);
    expect(afterRecalled(context({ outbox: [item], answerTo: 5 }), 'x1').answerTo).toBe(5);
  });

  it('stand alone where nothing but blanks was written', () => {
    expect(afterRecalled(context({ outbox: [item], draft: ' \n' }), 'x1').draft).toBe('hello');
  });
});
