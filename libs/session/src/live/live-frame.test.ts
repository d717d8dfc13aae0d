import { liveEvent } from '@vesper/contract';
import { describe, expect, it } from 'vitest';
import { readLiveFrame } from './live-frame.ts';

const message = {
  id: 'm1',
  seq: 3,
  sender: 'they',
  kind: 'text',
  text: 'hello',
  sent_at: '2026-05-01T12:00:00Z',
  client_id: null,
  state: 'delivered',
};

const frames = [
  { type: 'ready' },
  { type: 'pong', number: 7 },
  { type: 'message', conversation: 'c1', other: 'they', message, total_unread: 4 },
  { type: 'typing', conversation: 'c1', member: 'they' },
  { type: 'read', conversation: 'c1', member: 'they', seq: 3 },
  { type: 'received', conversation: 'c1', member: 'they', seq: 3 },
  { type: 'like', entry: { profile: {} }, total_new: 1 },
  { type: 'totals', unread_messages: 2, new_likes: 1 },
  { type: 'chat_removed', conversation: 'c1' },
  { type: 'member_gone', member: 'they', own: false },
  { type: 'member_back', member: 'they', own: false, apart: false },
  { type: 'chat_changed', conversation: 'c1', archived: true, muted: false },
  { type: 'message_removed', conversation: 'c1', seq: 3 },
  { type: 'reaction', conversation: 'c1', seq: 3, member: 'they', code: null },
  { type: 'sent', key: 'k1', answer: { conversation: null, message, credits: 3 } },
  { type: 'refused', key: 'k1', error: { code: 'not_enough_credits' } },
  { type: 'user_changed' },
  { type: 'order_changed', payment_id: 'o1', state: 'paid' },
  { type: 'resync', at: '2026-05-01T12:00:00Z' },
];

describe('readLiveFrame', () => {
  it('knows every kind of frame that the contract has', () => {
    const kinds = liveEvent.options.map((option) => option.shape.type.value);
    expect(frames.map(({ type }) => type).sort()).toEqual([...kinds].sort());
    for (const frame of frames) expect(readLiveFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it('leaves fields it does not know in place', () => {
    const newer = { ...frames[1], reactions: ['heart'], message: { ...message, edited: true } };
    expect(readLiveFrame(JSON.stringify(newer))).toEqual(newer);
  });

  it.each([
    ['a kind it does not know', '{"type":"reaction","conversation":"c1"}'],
    ['a name that every object has', '{"type":"constructor"}'],
    ['no kind', '{"conversation":"c1"}'],
    ['a kind that is no text', '{"type":7}'],
    ['a list', '[{"type":"ready"}]'],
    ['nothing', 'null'],
    ['no JSON', 'ready'],
    ['half a frame', '{"type":"ready"'],
    ['bytes', new ArrayBuffer(4)],
    [
      'a message without its words',
      '{"type":"message","conversation":"c1","other":"o","total_unread":1,"message":{"seq":1,"sender":"o"}}',
    ],
    ['a message without message', '{"type":"message","conversation":"c1","other":"o","total_unread":1}'],
    ['a mark without number', '{"type":"read","conversation":"c1","member":"m"}'],
    ['a like of nobody', '{"type":"like","total_new":1}'],
    ['an answer without message', '{"type":"sent","key":"k","answer":{"credits":1}}'],
    ['a refusal without reason', '{"type":"refused","key":"k","error":{}}'],
    [
      'an unblock that does not say whether the two stay apart',
      '{"type":"member_back","member":"m","own":true}',
    ],
    ['an order without id', '{"type":"order_changed","state":"paid"}'],
  ])('passes over %s', (_, data) => {
    expect(readLiveFrame(data)).toBeNull();
  });

  it('takes the news of an order from a server that does not tell its state yet', () => {
    expect(readLiveFrame('{"type":"order_changed","payment_id":"o1"}')).toMatchObject({ payment_id: 'o1' });
  });
});
