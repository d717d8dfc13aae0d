import { describe, expect, it } from 'vitest';
import { defaultSiteRules } from '../site/settings.ts';
import { shownUpTo, unreadTold } from './shown/break-hold.ts';
import { countGraphemes, isLongerThan } from './content/graphemes.ts';
import { visibleHistory } from './shown/history-limit.ts';
import { giftsOffered } from './content/gifts.ts';
import { checkMessageContent } from './content/message-content.ts';
import { contentCost, messageCost } from './content/message-cost.ts';
import { checkMessageText } from './content/message-text.ts';
import { completeUpTo, hasGap, mergeMessages } from './message-list.ts';
import type { ChatMessage } from './message.ts';
import { shouldMarkRead } from './shown/read-conditions.ts';
import { decideSend } from './send-decision.ts';
import type { SendRequest } from './send-decision.ts';
import { limitOf } from './send-limit.ts';

const settings = defaultSiteRules;

describe('texts', () => {
  it('counts what a reader sees', () => {
    expect(countGraphemes('👩🏽‍🦳 née')).toBe(5);
    expect(isLongerThan('👩🏽‍🦳'.repeat(3), 3)).toBe(false);
    expect(isLongerThan('👩🏽‍🦳'.repeat(4), 3)).toBe(true);
    expect(isLongerThan('👩🏽‍❤️‍💋‍👨🏿'.repeat(3), 3)).toBe(false);
    // One cluster each to the standard, and as long as one likes.
    for (const endless of [
      'ᄀ'.repeat(19_000),
      `${'\u0600'.repeat(19_000)}a`,
      'क्'.repeat(9000),
      '👩‍'.repeat(6600),
      `🏴${'\u{E0061}'.repeat(9900)}`,
      `a${'\u200C'.repeat(19_000)}`,
    ])
      expect(isLongerThan(endless, 2000)).toBe(true);
  });

  it('judges the words of a message', () => {
    expect(checkMessageText('x'.repeat(1000), settings)).toBeNull();
    expect(checkMessageText('x'.repeat(1001), settings)).toBe('message_too_long');
    expect(checkMessageText('é'.repeat(1000), settings)).toBeNull();
    expect(checkMessageText(`Z${'\u0301'.repeat(8)}`, settings)).toBeNull();
    expect(checkMessageText(`Z${'\u0301'.repeat(9)}`, settings)).toBe('message_too_long');
    expect(checkMessageText('👍🏽'.repeat(990), settings)).toBeNull();
    expect(checkMessageText('👩‍👩‍👧‍👦'.repeat(1000), settings)).toBeNull();
    for (const empty of ['', '  \n', '\u200B\u2060', '\u3164'])
      expect(checkMessageText(empty, settings)).toBe('message_empty');
  });
});

it('costs by kind, and a gift by its code', () => {
  expect(messageCost('text', settings)).toBe(1);
  expect(messageCost('photo', settings)).toBe(2);
  expect(messageCost('gift', settings, 'bouquet')).toBe(4);
  expect(messageCost('gift', settings, 'unheard_of')).toBe(5);
  expect(contentCost({ kind: 'text', text: 'x' }, settings)).toBe(1);
  expect(contentCost({ kind: 'gift', gift: 'rose' }, settings)).toBe(1);
});

describe('gifts', () => {
  it('are at least a dozen, for 1 to 5 credits, the cheapest first', () => {
    const gifts = giftsOffered(settings);
    expect(gifts.length).toBeGreaterThanOrEqual(12);
    expect([gifts[0]?.credits, gifts.at(-1)?.credits]).toEqual([1, 5]);
  });

  it('may be sent where the site has a price for them', () => {
    const site = { messageLength: 5, giftCredits: { rose: 2, unheard_of: 1 } };
    expect(giftsOffered(site)).toEqual([{ code: 'rose', credits: 2 }]);
    expect(checkMessageContent({ kind: 'gift', gift: 'rose' }, site)).toBeNull();
    for (const gift of ['cake', 'unheard_of', 'toString', ''])
      expect(checkMessageContent({ kind: 'gift', gift }, site)).toBe('gift_not_available');
    expect(checkMessageContent({ kind: 'text', text: 'too long' }, site)).toBe('message_too_long');
  });
});

it('holds on a break what has come since it began', () => {
  const marks = { lastSeq: 8, shownSeq: 5 };
  expect([shownUpTo({ ...marks, onBreak: true }), shownUpTo({ ...marks, onBreak: false })]).toEqual([5, 8]);
  const counts = { unread: 4, shownUnread: 1 };
  expect([unreadTold({ ...counts, onBreak: true }), unreadTold({ ...counts, onBreak: false })]).toEqual([
    1, 4,
  ]);
  // Told of a place that is not there.
  expect(shownUpTo({ lastSeq: 3, shownSeq: 5, onBreak: true })).toBe(3);
});

describe('limitOf', () => {
  const free = { premium: false, startedConversations: 1, spendable: 1, startsConversation: true, cost: 1 };
  it.each([
    [{}, null],
    [{ startedConversations: 2 }, 'free_conversation_limit'],
    [{ startedConversations: 2, premium: true }, null],
    [{ startedConversations: 2, startsConversation: false }, null],
    [{ spendable: 0 }, 'not_enough_credits'],
    [{ spendable: 0, cost: 0 }, null],
    // In debt, after a payment was taken back.
    [{ spendable: -5, cost: 0 }, null],
    [{ spendable: 0, startedConversations: 2 }, 'free_conversation_limit'],
  ])('knows beforehand what stands in the way: %o', (change, code) => {
    expect(limitOf({ ...free, ...change }, settings)).toBe(code);
  });
});

describe('decideSend', () => {
  const request: SendRequest = {
    sender: { confirmed: true, premium: false, credits: 3, startedConversations: 0 },
    conversationExists: false,
    startedByOther: false,
    blockedByReceiver: false,
    blockedBySender: false,
    receiverActive: true,
    kind: 'text',
    free: false,
  };
  const sender = (change: Partial<SendRequest['sender']>) => ({
    ...request,
    sender: { ...request.sender, ...change },
  });
  const refuse = (code: string) => ({ act: 'refuse', code });

  it('delivers and says what it costs', () => {
    expect(decideSend(request, settings)).toEqual({ act: 'deliver', cost: 1, startsConversation: true });
    expect(decideSend({ ...request, conversationExists: true }, settings)).toMatchObject({
      startsConversation: false,
    });
    expect(decideSend({ ...request, free: true }, settings)).toMatchObject({ cost: 0 });
  });

  it('limits what a free member starts, not what is answered or goes on', () => {
    const two = sender({ startedConversations: 2 });
    expect(decideSend(sender({ startedConversations: 1 }), settings)).toMatchObject({ act: 'deliver' });
    expect(decideSend(two, settings)).toEqual(refuse('free_conversation_limit'));
    expect(decideSend({ ...two, startedByOther: true }, settings)).toMatchObject({
      act: 'deliver',
      startsConversation: false,
    });
    expect(decideSend({ ...two, conversationExists: true }, settings)).toMatchObject({ act: 'deliver' });
    expect(decideSend(sender({ startedConversations: 9, premium: true }), settings)).toMatchObject({
      act: 'deliver',
    });
  });

  it('needs the credits, unless the message is free', () => {
    expect(decideSend({ ...sender({ credits: 1 }), kind: 'photo' }, settings)).toEqual(
      refuse('not_enough_credits'),
    );
    expect(decideSend({ ...sender({ credits: 2 }), kind: 'photo' }, settings)).toMatchObject({
      act: 'deliver',
      cost: 2,
    });
    expect(decideSend({ ...sender({ credits: 0 }), free: true }, settings)).toMatchObject({ act: 'deliver' });
    expect(decideSend(sender({ credits: 0, premium: true }), settings)).toEqual(refuse('not_enough_credits'));
  });

  it('keeps the messages of unconfirmed members, as many as their signup credits pay', () => {
    const unconfirmed = { confirmed: false, credits: 0 };
    expect(decideSend(sender(unconfirmed), settings)).toEqual({
      act: 'wait',
      cost: 1,
      startsConversation: true,
    });
    expect(decideSend(sender({ ...unconfirmed, waitingCost: 2 }), settings)).toMatchObject({ act: 'wait' });
    expect(decideSend(sender({ ...unconfirmed, waitingCost: 3 }), settings)).toEqual(
      refuse('not_enough_credits'),
    );
  });

  it('refuses whom the sender has blocked', () => {
    expect(decideSend({ ...request, blockedBySender: true }, settings)).toEqual(refuse('blocked_by_you'));
  });

  it('names the first reason', () => {
    const all = {
      ...sender({ credits: 0, startedConversations: 2 }),
      blockedByReceiver: true,
      receiverActive: false,
    };
    expect(decideSend(all, settings)).toEqual(refuse('blocked_by_member'));
    expect(decideSend({ ...all, blockedByReceiver: false }, settings)).toEqual(
      refuse('member_not_available'),
    );
  });
});

it('shows free members the newest 20', () => {
  expect(visibleHistory(20, { premium: false }, settings)).toBe(1);
  expect(visibleHistory(21, { premium: false }, settings)).toBe(2);
  expect(visibleHistory(500, { premium: true }, settings)).toBe(1);
  expect(visibleHistory(0, { premium: false }, settings)).toBe(1);
});

it('marks read only what can be seen', () => {
  const seen = { pageVisible: true, windowFocused: true, atNewest: true, newestSeq: 5, readSeq: 4 };
  expect(shouldMarkRead(seen)).toBe(true);
  for (const change of [
    { pageVisible: false },
    { windowFocused: false },
    { atNewest: false },
    { readSeq: 5 },
  ]) {
    expect(shouldMarkRead({ ...seen, ...change })).toBe(false);
  }
});

describe('the list of messages', () => {
  const message = (seq: number, text = ''): ChatMessage => ({
    seq,
    id: `m${seq}`,
    senderId: 'peer',
    kind: 'text',
    text,
    sentAt: '2026-06-01T10:00:00Z',
    clientId: null,
    removed: false,
    answerTo: null,
    quote: null,
    reactions: [],
  });
  const list = (...seqs: number[]) => seqs.map((seq) => message(seq));
  const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

  it('has each message once, in order', () => {
    expect(seqs(mergeMessages(list(3, 4), list(5)))).toEqual([3, 4, 5]);
    expect(seqs(mergeMessages(list(3, 4), list(4, 1, 2)))).toEqual([1, 2, 3, 4]);
    expect(mergeMessages(list(3), [message(3, 'new')])).toEqual([message(3, 'new')]);
  });

  it('finds what is missing after what was checked', () => {
    expect(completeUpTo(list(5, 6, 8), 6)).toBe(6);
    expect(hasGap(list(5, 6, 8), 6)).toBe(true);
    expect(hasGap(list(5, 6, 8), 8)).toBe(false);
    expect(hasGap(list(2), 0)).toBe(true);
    expect(hasGap([], 0)).toBe(false);
  });
});
