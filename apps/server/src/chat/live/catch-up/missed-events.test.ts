import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dateOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { forgetEventsBefore, numberEvents } from '../../../platform/live/member-events-repository.ts';
import { updateMember } from '../../../member/repository.ts';
import { type Frame, listenLive, openLive } from '../../../testing/live-person.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  origin = await listenLive(server);
});
afterAll(() => server.end());

const people = async (): Promise<[Person, Person]> => {
  const [anna, bert] = [await server.member(), await server.member()];
  await server.pay(anna, 100);
  return [anna, bert];
};
const say = (from: Person, to: Person, text: string) =>
  from.call('chatSend', { body: { member: to.id, kind: 'text', text } });
const lastOf = async (person: Person): Promise<number> => (await person.call('user')).body.last_event;
/** What a browser that has everything up to a number is told as soon as it is back. */
const missed = async (person: Person, after: number) => {
  const { frames, ready, socket } = await openLive(origin, person, after);
  socket.close();
  return { told: frames.filter(({ type }) => type !== 'ready'), ready };
};
const words = ({ message }: Frame) => (message as { text: string } | undefined)?.text;

describe('what was missed on the live connection', () => {
  it('is told in order, each once, with its number', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    for (const text of ['one', 'two', 'three']) await say(anna, bert, text);
    await anna.call('like', { body: { member: bert.id } });
    const { told, ready } = await missed(bert, before + 1);
    expect(told.map((frame) => [frame.number, frame.type, words(frame)])).toEqual([
      [before + 2, 'message', 'two'],
      [before + 3, 'message', 'three'],
      [before + 4, 'like', undefined],
    ]);
    expect(told.at(-1)?.entry).toMatchObject({ profile: { id: anna.id }, like_new: true });
    expect(ready).toEqual({ type: 'ready', number: before + 4, resumed: true, follows: before + 4 });
    expect((await missed(bert, before + 4)).told).toEqual([]);
  });

  it('has the numbers of what is told at once, for the sender too, and of what is read and removed', async () => {
    const [anna, bert] = await people();
    const [hers, his] = [await openLive(origin, anna), await openLive(origin, bert)];
    const { body } = await say(anna, bert, 'hello');
    const conversation = String(body.conversation.id);
    await bert.call('chatRead', { body: { conversation, seq: 1 } });
    await bert.call('chatRemove', { body: { conversation } });
    await his.until(({ type }) => type === 'chat_removed');
    await hers.until(({ type }) => type === 'read');
    const first = Number(his.ready.number);
    expect(his.frames.flatMap(({ number, type }) => (type === 'ready' ? [] : [[number, type]]))).toEqual([
      [first + 1, 'message'],
      [first + 2, 'read'],
      [first + 3, 'chat_removed'],
    ]);
    const herFirst = Number(hers.ready.number);
    expect(hers.frames.flatMap(({ number, type }) => (type === 'ready' ? [] : [[number, type]]))).toEqual([
      [herFirst + 1, 'message'],
      [herFirst + 2, 'read'],
    ]);
    for (const { socket } of [hers, his]) socket.close();
  });

  it('names in each frame the one before it, however many of those between are not told any more', async () => {
    const [anna, bert] = await people();
    await anna.call('like', { body: { member: bert.id } });
    const before = await lastOf(bert);
    expect(before).toBeGreaterThan(0);
    for (let count = 1; count <= 22; count += 1) await say(anna, bert, `number ${count}`);
    await bert.call('notificationsUpdate', { body: { paused: true } });
    await say(anna, bert, 'while away');
    const { told, ready } = await missed(bert, before);
    const numbers = told.map(({ number }) => Number(number));
    expect(told.map(({ follows }) => follows)).toEqual([before, ...numbers.slice(0, -1)]);
    expect(numbers[0]).toBeGreaterThan(before + 1);
    expect(ready).toMatchObject({ follows: numbers.at(-1), number: Number(numbers.at(-1)) + 1 });
  });

  it('is known by the answer to a ping: the last number that was told on this connection', async () => {
    const [anna, bert] = await people();
    const live = await openLive(origin, bert);
    const first = Number(live.ready.number);
    const told = async () => {
      live.frames.length = 0;
      live.say({ type: 'ping' });
      return (await live.until(({ type }) => type === 'pong')).number;
    };
    expect(await told()).toBe(first);
    await say(anna, bert, 'hello');
    await live.until(({ type }) => type === 'message');
    expect(await told()).toBe(first + 1);
    live.socket.close();
  });

  it('is asked for on a connection that stands', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    await say(anna, bert, 'hello');
    const live = await openLive(origin, bert);
    expect(live.frames.filter(({ type }) => type === 'message')).toEqual([]);
    live.say({ type: 'resume', after: before });
    const again = await live.until(({ type }) => type === 'message');
    expect(again).toMatchObject({ number: before + 1, again: true, message: { text: 'hello' } });
    await live.until(({ resumed }) => resumed === true);
    live.socket.close();
  });

  it('is told a few times in ten seconds, however often it is asked for', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    await say(anna, bert, 'hello');
    const live = await openLive(origin, bert);
    const answers = () => live.frames.filter(({ resumed }) => resumed === true).length;
    for (let count = 1; count <= 5; count += 1) {
      live.say({ type: 'resume', after: before });
      await vi.waitFor(() => expect(answers()).toBe(count), { interval: 5, timeout: 10_000 });
    }
    for (let count = 0; count < 20; count += 1) live.say({ type: 'resume', after: before });
    await say(anna, bert, 'still here');
    await live.until((frame) => words(frame) === 'still here');
    expect(answers()).toBe(5);
    live.socket.close();
  });

  it('is not told of a conversation that a block has taken away, nor what the member has removed', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    await say(anna, bert, 'something unkind');
    await bert.call('block', { body: { member: anna.id } });
    expect((await missed(bert, before)).told.map(({ type }) => type)).toEqual([
      'chat_removed',
      'member_gone',
    ]);

    const [dora, emil] = await people();
    const since = await lastOf(emil);
    const conversation = String((await say(dora, emil, 'hello')).body.conversation.id);
    await say(dora, emil, 'taken back');
    await emil.call('reactionSet', { body: { conversation, seq: 1, code: 'heart' } });
    await dora.call('messageRemove', { body: { conversation, seq: 2 } });
    await emil.call('chatRead', { body: { conversation, seq: 2 } });
    expect((await missed(emil, since)).told.map(({ type }) => type)).toEqual([
      'message',
      'message',
      'reaction',
      'message_removed',
      'read',
    ]);
    await emil.call('block', { body: { member: dora.id } });
    expect((await missed(emil, since)).told.map(({ type }) => type)).toEqual(['chat_removed', 'member_gone']);

    const [eva, carl] = await people();
    const start = await lastOf(carl);
    const { body } = await say(eva, carl, 'read and removed');
    await carl.call('chatRemove', { body: { conversation: body.conversation.id } });
    expect((await missed(carl, start)).told.map(({ type }) => type)).toEqual(['chat_removed']);
  });

  it('says nothing of what waits for the end of a break, and the newest twenty to a free member', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    for (let count = 1; count <= 22; count += 1) await say(anna, bert, `number ${count}`);
    const free = (await missed(bert, before)).told.map(words);
    expect([free.length, free[0], free.at(-1)]).toEqual([20, 'number 3', 'number 22']);
    await updateMember(server.services.db, bert.id, { premium: true });
    expect((await missed(bert, before)).told).toHaveLength(22);
    await bert.call('notificationsUpdate', { body: { paused: true } });
    const during = await lastOf(bert);
    await say(anna, bert, 'while away');
    const away = await missed(bert, during);
    expect([away.told, away.ready.resumed]).toEqual([[], true]);
    // Nothing was told behind what the page has: nothing of it can have been lost.
    expect([away.ready.follows, away.ready.number]).toEqual([during, during + 1]);
  });

  it('is to be read again as a whole where it is too old, too much, or of another database', async () => {
    const [anna, bert] = await people();
    const before = await lastOf(bert);
    for (const text of ['one', 'two']) await say(anna, bert, text);
    const last = await lastOf(bert);
    const whole = { type: 'ready', number: last };
    expect((await missed(bert, last + 5)).ready).toEqual(whole);
    server.clock.advanceSeconds(7 * 24 * 3600 + 1);
    await forgetEventsBefore(server.services.db, new Date(server.clock.now() - 7 * 24 * 3600 * 1000));
    const late = await missed(bert, before);
    expect([late.told, late.ready]).toEqual([[], whole]);
    // What has been forgotten takes no number back.
    await say(anna, bert, 'three');
    expect(await lastOf(bert)).toBe(last + 1);
    expect((await missed(bert, last)).told.map(words)).toEqual(['three']);
  });

  it('is a thousand events at most', async () => {
    const bert = await server.member();
    const before = await lastOf(bert);
    const { db, clock } = server.services;
    const event = { member: bert.id, event: { type: 'user_changed' } } as const;
    const all = Array.from({ length: 1001 }, () => event);
    await inTransaction(db, (trx) => numberEvents(trx, all, dateOf(clock)));
    expect((await missed(bert, before)).ready).toEqual({ type: 'ready', number: before + 1001 });
    expect((await missed(bert, before + 1)).ready).toMatchObject({ number: before + 1001, resumed: true });
  });

  it('says five changes of the account once', async () => {
    const bert = await server.member();
    const before = await lastOf(bert);
    for (const value of [true, false, true, false, true])
      await bert.call('notificationsUpdate', { body: { invisible: value } });
    expect((await missed(bert, before)).told.map(({ type, number }) => [type, number])).toEqual([
      ['user_changed', before + 5],
    ]);
  });

  it('has numbers without gaps however many write to one member at once', async () => {
    const receiver = await server.member();
    const before = await lastOf(receiver);
    const senders = await Promise.all(Array.from({ length: 12 }, () => server.member()));
    for (const sender of senders) await server.pay(sender, 10);
    const acts = senders.flatMap((sender) => [
      ...['a', 'b', 'c'].map((text) => say(sender, receiver, text)),
      sender.call('like', { body: { member: receiver.id } }),
    ]);
    const statuses = (await Promise.all(acts)).map(({ status }) => status);
    const done = statuses.filter((status) => status === 200).length;
    const { told, ready } = await missed(receiver, before);
    expect(ready.number).toBe(before + done);
    expect(told.map(({ number }) => number)).toEqual(
      Array.from({ length: done }, (_, index) => before + 1 + index),
    );
  });
});
