import { randomUUID } from 'node:crypto';
// eslint-disable-next-line no-restricted-syntax -- the pace of a load is a time and nothing else
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresFolder } from '@vesper/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBooks, soundBooks } from '../credits/books-repository.ts';
import { setRules } from '../testing/site-rules.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { callRequest, type RunningProgram, startProgram } from './running-server.ts';
import { type StandbyPair, startStandbyPair } from './standby-pair.ts';

const senders = 8;
/** `npm run test:long` does each kind again and again. */
const rounds = process.env.VESPER_TEST_LENGTH === 'long' ? 20 : 1;
/** What a browser waits before it sends again; a server that answers later than this much has not come back by itself. */
const backWithinMs = process.env.VESPER_TEST_LENGTH === 'long' ? 1000 : 10_000;

interface Good {
  readonly key: string;
  readonly atMs: number;
}

/** What one login has for a minute are 1200 calls: on a fast machine a sender without a pause would have used them up. */
const pauseMs = 60;

/** Sends one message after the other until it is told to end; tries again with the same key while it hears 503. */
const keepSending = (port: number, from: Person, to: Person, isOver: () => boolean) => {
  const good: Good[] = [];
  const odd: string[] = [];
  let away = 0;
  const send = async (key: string): Promise<number> => {
    const [url, init] = callRequest(port, 'chatSend', from.cookies(), {
      key,
      body: { member: to.id, kind: 'text', text: `message ${key}` },
    });
    const answer = await fetch(url, init);
    const text = await answer.text();
    if (answer.status === 503 && answer.headers.get('retry-after') === null)
      odd.push('503 without Retry-After');
    if (answer.status !== 200 && answer.status !== 503) odd.push(`${answer.status} ${text}`);
    return answer.status;
  };
  const work = async (): Promise<void> => {
    while (!isOver() && odd.length === 0) {
      const key = randomUUID();
      const status = await vi.waitUntil(
        async () => {
          const answered = await send(key);
          if (answered !== 503) return answered;
          away += 1;
          return undefined;
        },
        { interval: 20, timeout: 60_000 },
      );
      if (status !== 200) return;
      good.push({ key, atMs: performance.now() });
      await sleep(pauseMs);
    }
  };
  return {
    good,
    odd,
    away: () => away,
    // Without an answer at all the server is gone, which is what the test is about.
    done: work().catch((error: unknown) => void odd.push(`no answer: ${String(error)}`)),
  };
};

describe.skipIf(!postgresFolder() || !process.env.TEST_DATABASE_URL)(
  'connections that are cut while they are used',
  () => {
    let pair: StandbyPair;
    let here: TestServer;
    let program: RunningProgram | undefined;

    beforeAll(async () => {
      pair = await startStandbyPair();
      here = await startTestServer({ DATABASE_URL: pair.url });
    }, 120_000);
    afterAll(async () => {
      program?.child.kill('SIGKILL');
      await here.end();
      await pair.remove();
    });

    it('end nothing: all comes back by itself, and what was acknowledged is there once', async () => {
      await setRules(here, { messagesPerMinute: 100_000 });
      // Who logs in here must still be logged in on the other server, whose clock goes.
      here.clock.advanceSeconds((Date.now() - here.clock.now()) / 1000);
      const people: Person[] = [];
      for (let count = 0; count < 2 * senders; count += 1) people.push(await here.member());
      for (const person of people.slice(0, senders)) await here.pay(person, 30_000);
      program = await startProgram(here.services.config);
      const { port, ended } = program;
      let isOver = false;
      const load = people
        .slice(0, senders)
        .map((from, index) => keepSending(port, from, people[senders + index] ?? from, () => isOver));
      const newest = (): number => Math.max(0, ...load.map(({ good }) => good.at(-1)?.atMs ?? 0));
      const isGoodSince = async (atMs: number): Promise<number> => {
        await vi.waitUntil(() => newest() > atMs || load.some(({ odd }) => odd.length > 0), {
          interval: 5,
          timeout: 60_000,
        });
        const odd = load.flatMap((one) => one.odd);
        if (odd.length > 0) throw new Error(odd.join('\n'));
        return newest() - atMs;
      };
      const back: Record<'cut' | 'restart' | 'failOver', number[]> = { cut: [], restart: [], failOver: [] };
      const faults = async (): Promise<string> => {
        for (let round = 0; round < rounds; round += 1) {
          await isGoodSince(performance.now());
          await pair.cutConnections();
          back.cut.push(await isGoodSince(performance.now()));
          back.restart.push(await isGoodSince(await pair.restart()));
          // Measured from when the standby took the address; what follows in there happens while good answers go on.
          const at = await pair.failOver();
          await isGoodSince(performance.now());
          const first = Math.min(
            ...load.flatMap(({ good }) => good.map(({ atMs }) => atMs).filter((ms) => ms > at)),
          );
          back.failOver.push(first - at);
        }
        return 'all faults were made';
      };
      expect(await Promise.race([faults(), ended])).toBe('all faults were made');
      isOver = true;
      await Promise.all(load.map(({ done }) => done));
      expect(load.flatMap(({ odd }) => odd)).toEqual([]);

      const acknowledged = load.flatMap(({ good }) => good.map(({ key }) => key));
      const worst = Object.entries(back).map(([kind, ms]) => `${kind} ${Math.round(Math.max(...ms))} ms`);
      console.info(
        `${rounds} rounds, ${acknowledged.length} messages, ${load.reduce((sum, one) => sum + one.away(), 0)} answers 503, slowest first good answer: ${worst.join(', ')}`,
      );
      expect(Math.max(...Object.values(back).flat())).toBeLessThan(backWithinMs);

      const { db } = here.services;
      const messages = await db
        .selectFrom('messages')
        .select(['conversation_id', 'seq', 'client_id'])
        .execute();
      const stored = messages.filter(({ client_id }) => acknowledged.includes(client_id));
      expect(stored).toHaveLength(acknowledged.length);
      const spent = await db
        .selectFrom('ledger_transfers')
        .select('reference')
        .where('kind', '=', 'spend')
        .execute();
      expect(new Set(spent.map(({ reference }) => reference)).size).toBe(messages.length);
      expect(spent).toHaveLength(messages.length);
      expect(await checkBooks(db)).toEqual(soundBooks);
      const seqs = Map.groupBy(messages, (message) => message.conversation_id);
      for (const rows of seqs.values())
        expect(rows.map(({ seq }) => seq).sort((one, two) => one - two)).toEqual(
          rows.map((_, index) => index + 1),
        );
    }, 600_000);
  },
);
