import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { systemClock } from '../clock.ts';
import { runRound, startRounds } from './rounds.ts';
import type { Services } from '../services/services.ts';
import type { Round } from '../subject/subject.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

/** A server of its own on the one database, as far as rounds are concerned; `said` is its log. */
const another = (changes: Partial<Services> = {}) => {
  const said: { round?: string; text: string }[] = [];
  const warn = (about: { round?: string }, text: string) =>
    void said.push({ ...(about.round ? { round: about.round } : {}), text });
  const log = Object.assign(Object.create(server.services.log) as Services['log'], { warn });
  return { services: { ...server.services, log, ...changes } satisfies Services, said };
};

/** A round that lasts until it is told to end. */
const slowRound = () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const round: Round = () => {
    begun.resolve();
    return end.promise;
  };
  return { round, begun: begun.promise, end: end.resolve };
};
const quick: Round = async () => undefined;
const never: Round = () => new Promise(() => undefined);

type SubjectRounds = Services['subjects'][number]['rounds'];

const minutes = { everyMs: 60_000, limitMs: 300_000 };

describe('a round of two servers on one database', () => {
  it('is run by one of them at a time, and by one each time that it is due', async () => {
    const name = randomUUID();
    const [one, two] = [another(), another()];
    const slow = slowRound();
    const turn = runRound(one.services, name, slow.round, minutes);
    await slow.begun;
    expect(await runRound(two.services, name, quick, minutes)).toBe(false);
    expect(await runRound(two.services, randomUUID(), quick, minutes)).toBe(true);
    slow.end();
    expect(await turn).toBe(true);
    expect(await runRound(two.services, name, quick, minutes)).toBe(false);
    server.clock.advanceSeconds(59);
    expect(await runRound(two.services, name, quick, minutes)).toBe(false);
    server.clock.advanceSeconds(1);
    expect(await runRound(two.services, name, quick, minutes)).toBe(true);
    expect(await runRound(one.services, name, quick, minutes)).toBe(false);
  });

  it('is due again by its beginning, however long it took', async () => {
    const name = randomUUID();
    const { services } = another();
    const slow = slowRound();
    const turn = runRound(services, name, slow.round, minutes);
    await slow.begun;
    server.clock.advanceSeconds(45);
    slow.end();
    await turn;
    server.clock.advanceSeconds(14);
    expect(await runRound(services, name, quick, minutes)).toBe(false);
    server.clock.advanceSeconds(1);
    expect(await runRound(services, name, quick, minutes)).toBe(true);
  });

  it('goes to the other one when it was not over in its time, and stays there when the first one ends late', async () => {
    const name = randomUUID();
    const [one, two] = [another(), another()];
    const [first, second] = [slowRound(), slowRound()];
    const late = runRound(one.services, name, first.round, minutes);
    await first.begun;
    server.clock.advanceSeconds(299);
    expect(await runRound(two.services, name, quick, minutes)).toBe(false);
    server.clock.advanceSeconds(1);
    const turn = runRound(two.services, name, second.round, minutes);
    await second.begun;
    first.end();
    await late;
    server.clock.advanceSeconds(60);
    expect(await runRound(one.services, name, quick, minutes)).toBe(false);
    second.end();
    expect(await turn).toBe(true);
  });

  it('is given up when it hangs, which the log says', async () => {
    const name = randomUUID();
    const { services, said } = another();
    const short = { everyMs: 10, limitMs: 20 };
    expect(await runRound(services, name, never, short)).toBe(true);
    expect(said).toEqual([{ round: name, text: 'a round was given up' }]);
    expect(await runRound(services, name, quick, short)).toBe(false);
    server.clock.advanceSeconds(0.02);
    expect(await runRound(services, name, quick, short)).toBe(true);
  });

  it('that failed is tried again when it is due, and not only after its limit', async () => {
    const name = randomUUID();
    const { services, said } = another();
    const failing: Round = () => Promise.reject(new Error('no'));
    expect(await runRound(services, name, failing, minutes)).toBe(true);
    expect(said).toEqual([{ round: name, text: 'a round failed' }]);
    server.clock.advanceSeconds(60);
    expect(await runRound(services, name, quick, minutes)).toBe(true);
  });
});

describe('the rounds of all subjects', () => {
  /** The rounds of one subject with a name of its own, since the leases outlive a test. */
  const start = (rounds: NonNullable<SubjectRounds>, options: { limitMs: number; stopMs: number }) => {
    const subject = { name: randomUUID(), rounds };
    const { services, said } = another({ clock: systemClock, subjects: [subject] });
    return { said, stop: startRounds(services, { everyMs: 5, ...options }) };
  };
  const times = (round: ReturnType<typeof vi.fn<Round>>, count: number) =>
    vi.waitFor(() => expect(round.mock.calls.length).toBeGreaterThanOrEqual(count), {
      interval: 5,
      timeout: 20_000,
    });

  it('come again and again; one that hangs or fails stops no other', async () => {
    const [hangs, fails, works] = [
      vi.fn<Round>(never),
      vi.fn<Round>(() => Promise.reject(new Error('no'))),
      vi.fn<Round>(quick),
    ];
    const { stop } = start({ hangs, fails, works }, { limitMs: 600_000, stopMs: 1 });
    await Promise.all([times(hangs, 1), times(fails, 3), times(works, 3)]);
    await stop();
    expect(hangs).toHaveBeenCalledTimes(1);
  });

  it('come at their own pace where they say one, the first time as soon as the others', async () => {
    const [seldom, usual] = [vi.fn<Round>(quick), vi.fn<Round>(quick)];
    const rounds = { seldom: { everyMs: 3_600_000, run: seldom }, usual };
    const { stop } = start(rounds, { limitMs: 600_000, stopMs: 600_000 });
    await times(seldom, 1);
    const before = usual.mock.calls.length;
    await times(usual, before + 4);
    await stop();
    expect(seldom).toHaveBeenCalledTimes(1);
  });

  it('are begun again after one was given up', async () => {
    const hangs = vi.fn<Round>(never);
    const { stop, said } = start({ hangs }, { limitMs: 20, stopMs: 1 });
    await times(hangs, 2);
    await stop();
    expect(said[0]?.text).toBe('a round was given up');
  });

  it('are waited for at the end, but no longer than a moment for one that hangs', async () => {
    const ended: string[] = [];
    const slow = slowRound();
    const kept = start(
      { slow: (services) => slow.round(services).then(() => ended.push('round')) },
      { limitMs: 600_000, stopMs: 600_000 },
    );
    await slow.begun;
    const stopping = kept.stop().then(() => ended.push('server'));
    slow.end();
    await stopping;
    expect(ended).toEqual(['round', 'server']);

    const hangs = vi.fn<Round>(never);
    const { stop } = start({ hangs }, { limitMs: 600_000, stopMs: 1 });
    await times(hangs, 1);
    await stop();
    expect(hangs).toHaveBeenCalledTimes(1);
  });
});
