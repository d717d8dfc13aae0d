import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { drillReport, runDrill } from './run-drill.ts';
import { drillLines } from './scripts.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

it('sends each line once and says what was caught and missed', async () => {
  const results = await runDrill(server.services);
  expect(results.map(({ arrived }) => arrived)).toEqual(drillLines.map(({ text }) => text));
  const outcomes = results.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'false alarm' || outcome === 'not sent')).toEqual([]);
  // Blackmail has no word of the table: the drill has to say so.
  expect(results.filter(({ outcome }) => outcome === 'missed').map(({ story }) => story)).toEqual([
    'blackmail without a word of the table',
  ]);
  expect(drillReport(results).at(-1)).toContain(
    `${drillLines.length - 2} caught, 1 missed, 1 passed rightly`,
  );
  const count = async () => (await server.services.db.selectFrom('messages').select('id').execute()).length;
  const before = await count();
  await runDrill(server.services);
  expect(await count()).toBe(before);
});
