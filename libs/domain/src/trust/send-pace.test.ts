import { describe, expect, it } from 'vitest';
import { paceRefusal, sameWords } from './send-pace.ts';

const rules = { messagesPerMinute: 60, conversationsPerDay: 50, sameMessageReceivers: 5 };
const pace = (changed: object = {}) => ({ inMinute: 0, begunInDay: 0, otherReceivers: 0, ...changed });

describe('the pace of sending', () => {
  it.each([
    [{ inMinute: 59 }, null],
    [{ inMinute: 60 }, 'too_many_messages'],
    [{ otherReceivers: 4 }, null],
    [{ otherReceivers: 5 }, 'message_repeated'],
    [{ begunInDay: 50 }, null],
  ])('%o in a known conversation: %s', (changed, code) => {
    expect(paceRefusal(pace(changed), { startsConversation: false }, rules)).toBe(code);
  });

  it('counts conversations where one begins', () => {
    expect(paceRefusal(pace({ begunInDay: 49 }), { startsConversation: true }, rules)).toBeNull();
    expect(paceRefusal(pace({ begunInDay: 50 }), { startsConversation: true }, rules)).toBe(
      'too_many_conversations',
    );
  });
});

describe('the same words', () => {
  const said = 'Hello dear, I am new here. Write to me!';

  it.each(['HELLO dear,  I am new here - write to me', 'Hеllo dear, I am n\u200Bew here. Write to me!!!'])(
    'are the same however they are written: %s',
    (other) => expect(sameWords(other)).toBe(sameWords(said)),
  );

  it('are other ones with another word', () => {
    expect(sameWords(said.replace('dear', 'Rose'))).not.toBe(sameWords(said));
  });

  it('say nothing where they are few', () => {
    expect(sameWords('Good morning, Rose')).toBeNull();
    expect(sameWords('')).toBeNull();
  });

  it('are told apart in another script', () => {
    const one = 'ごきげんよう、はじめまして。お元気でいらっしゃいますか';
    expect(sameWords(one)).not.toBeNull();
    expect(sameWords(one)).not.toBe(sameWords('まったく違うことを言っている長い文章です、本当に長い'));
  });
});
