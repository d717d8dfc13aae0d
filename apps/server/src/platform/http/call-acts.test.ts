import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import { CallActs } from './call-acts.ts';

const outside = { isInner: ({ ip }: FastifyRequest) => ip === 'inner' } as Services;
const nothing = { query: undefined, body: undefined, key: undefined };
const reply = {} as FastifyReply;
const requestOf = (id?: string) =>
  ({
    member: id === undefined ? undefined : { id },
    ip: '192.0.2.1',
    raw: { socket: {} },
  }) as unknown as FastifyRequest;
const visitorFrom = (ip: string) => ({ ip, raw: { socket: {} } }) as unknown as FastifyRequest;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** An act that nothing ends until `end` is called, and whose it was each time that it was begun. */
const heldAct = () => {
  const begun: string[] = [];
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { run } = new CallActs(async () => undefined).add(
    outside,
    'interests',
    async (_, { request, member }) => {
      begun.push(member?.id ?? request.ip);
      await over;
      return { interests: [] } as never;
    },
    { withOwn: false, isShort: false, most: undefined },
  );
  return { run, begun, end };
};

it('four acts of a member are under way at once, the next ones wait in order, and nobody waits for somebody else', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const acts = new CallActs(async () => undefined);
  const { run } = acts.add(
    outside,
    'interests',
    async (_, { member }) => {
      begun.push((member as { id: string } | undefined)?.id ?? 'visitor');
      await new Promise<void>((resolve) => ends.push(resolve));
      return { interests: [] } as never;
    },
    { withOwn: false, isShort: false, most: undefined },
  );
  const ask = (id?: string) => run(requestOf(id), reply, nothing);
  const annas = Array.from({ length: 64 }, () => ask('anna'));
  await expect(ask('anna')).rejects.toMatchObject({ code: 'too_many_requests' });
  const others = [ask('bert'), ask()];
  await soon();
  expect(begun).toEqual([...Array.from({ length: 4 }, () => 'anna'), 'bert', 'visitor']);
  ends[0]?.();
  await soon();
  expect(begun.slice(6)).toEqual(['anna']);
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await soon();
  }
  await Promise.all([...annas, ...others]);
  expect(begun).toHaveLength(66);
});

it('eight acts of the visitors of a network are under way at once, whoever else they hold up waits for nobody there', async () => {
  const { run, begun, end } = heldAct();
  const from = (ip: string) => run(visitorFrom(ip), reply, nothing);
  // One subscriber has all addresses that begin like this.
  const many = Array.from({ length: 208 }, (_, n) => from(`2001:db8:0:1::${n.toString(16)}`));
  await expect(from('2001:db8:0:1::ffff')).rejects.toMatchObject({ code: 'too_many_requests' });
  const others = [from('2001:db8:0:2::1'), from('192.0.2.7'), run(requestOf('anna'), reply, nothing)];
  await soon();
  expect(begun).toHaveLength(8 + 3);
  expect(begun.slice(8)).toEqual(['2001:db8:0:2::1', '192.0.2.7', 'anna']);
  end();
  await Promise.all([...many, ...others]);
  expect(begun).toHaveLength(211);
});

it('a page of a visitor waits for nothing that their network asks over HTTP', async () => {
  const { run, begun, end } = heldAct();
  const many = Array.from({ length: 100 }, () => run(visitorFrom('192.0.2.7'), reply, nothing));
  const page = run(visitorFrom('192.0.2.7'), reply, { ...nothing, ofPage: true });
  await soon();
  expect(begun).toHaveLength(8 + 1);
  end();
  await Promise.all([...many, page]);
});

it('eighteen acts of all visitors are under way at once, however many networks they come from: the rest is for members', async () => {
  const { run, begun, end } = heldAct();
  const many = Array.from({ length: 418 }, (_, n) =>
    run(visitorFrom(`2001:db8:0:${n.toString(16)}::1`), reply, nothing),
  );
  await soon();
  // They have sent no more than others: there is no room.
  await expect(run(visitorFrom('192.0.2.7'), reply, nothing)).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  const anna = run(requestOf('anna'), reply, nothing);
  // What is made for all of them waits for none of them.
  const kept = run(visitorFrom('inner'), reply, { ...nothing, ofPage: true });
  await soon();
  expect(begun.slice(18)).toEqual(['anna', 'inner']);
  end();
  await Promise.all([...many, anna, kept]);
  expect(begun).toHaveLength(420);
});

it('nothing is done for whoever has gone away before their turn comes', async () => {
  const handler = vi.fn(async () => ({ interests: [] }) as never);
  const acts = new CallActs(async () => undefined);
  const { run } = acts.add(outside, 'interests', handler, {
    withOwn: false,
    isShort: false,
    most: undefined,
  });
  for (const member of [undefined, { id: 'anna' }]) {
    const socket = { destroyed: false };
    const request = { member, ip: '192.0.2.1', raw: { socket } } as unknown as FastifyRequest;
    await run(request, reply, nothing);
    socket.destroyed = true;
    await expect(run(request, reply, nothing)).rejects.toMatchObject({ code: 'service_unavailable' });
  }
  expect(handler).toHaveBeenCalledTimes(2);
});

it('a file that comes slowly holds up no other act of its member, nor do others hold up a file', async () => {
  const acts = new CallActs(async () => undefined);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const add = (name: 'photoAdd' | 'interests') =>
    acts.add(
      outside,
      name,
      async () => {
        begun.push(name);
        await over;
        return {} as never;
      },
      { withOwn: false, isShort: false, most: undefined },
    );
  const [file, act] = [add('photoAdd'), add('interests')];
  const key = { ...nothing, key: 'a key of its own' };
  const all = [file, file, file, act, act, act, act, act].map(({ run }) =>
    run(requestOf('anna'), reply, key),
  );
  await soon();
  expect(begun).toEqual(['photoAdd', 'photoAdd', 'interests', 'interests', 'interests', 'interests']);
  end();
  await Promise.all(all);
});

it('nothing is begun ahead for who has gone away while waiting', () => {
  let begun = 0;
  const { begin } = new CallActs(async () => undefined).add(
    outside,
    'interests',
    async () => ({ interests: [] }) as never,
    { ahead: () => (begun += 1), withOwn: false, isShort: false, most: undefined },
  );
  begin?.({ raw: { socket: { destroyed: true } } } as unknown as FastifyRequest);
  expect(begun).toBe(0);
  begin?.(requestOf('anna'));
  expect(begun).toBe(1);
});
