import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Services } from '../services/services.ts';
import { CallActs } from './call-acts.ts';

const nothing = { query: undefined, body: undefined, key: undefined };
const reply = {} as FastifyReply;
const requestOf = (id?: string) =>
  ({ member: id === undefined ? undefined : { id }, raw: { socket: {} } }) as unknown as FastifyRequest;
const soon = () => new Promise((resolve) => setImmediate(resolve));

it('four acts of a member are under way at once, the next ones wait in order, and nobody waits for somebody else', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const acts = new CallActs(async () => undefined);
  const { run } = acts.add(
    {} as Services,
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
  const others = [ask('bert'), ...Array.from({ length: 9 }, () => ask())];
  await soon();
  expect(begun).toEqual([
    ...Array.from({ length: 4 }, () => 'anna'),
    'bert',
    ...Array.from({ length: 9 }, () => 'visitor'),
  ]);
  ends[0]?.();
  await soon();
  expect(begun.slice(14)).toEqual(['anna']);
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await soon();
  }
  await Promise.all([...annas, ...others]);
  expect(begun).toHaveLength(74);
});

it('a file that comes slowly holds up no other act of its member, nor do others hold up a file', async () => {
  const acts = new CallActs(async () => undefined);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const add = (name: 'photoAdd' | 'interests') =>
    acts.add(
      {} as Services,
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
    {} as Services,
    'interests',
    async () => ({ interests: [] }) as never,
    { ahead: () => (begun += 1), withOwn: false, isShort: false, most: undefined },
  );
  begin?.({ raw: { socket: { destroyed: true } } } as unknown as FastifyRequest);
  expect(begun).toBe(0);
  begin?.(requestOf('anna'));
  expect(begun).toBe(1);
});
