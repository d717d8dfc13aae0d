import { randomUUID } from 'node:crypto';
import { callTable, clientHeader, clientHeaderValue, idempotencyHeader } from '@vesper/contract';
import { fakeClock, signupForm } from '@vesper/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../start-server.ts';
import { makeTestDatabase, testConfig, type TestDatabase } from '../testing/test-database.ts';
import { templateVariable } from '../testing/seeded-template.ts';

const clock = fakeClock();
let database: TestDatabase;
let server: RunningServer;

const start = async () => {
  const config = testConfig(database);
  server = await startServer(config, { clock, pages: false, jobs: false });
};
const post = (path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      [clientHeader]: clientHeaderValue,
      [idempotencyHeader]: randomUUID(),
    },
    payload,
  });
const ask = async (email: string): Promise<string> => {
  const answer = await post(callTable.passwordResetRequest.path, { email });
  return answer.json().error?.code ?? 'ok';
};

beforeAll(async () => {
  database = await makeTestDatabase(process.env[templateVariable]);
  await start();
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

it('are counted in the database: a restart lets nobody through', async () => {
  const form = signupForm();
  expect((await post(callTable.signup.path, form)).statusCode).toBe(200);
  for (let time = 1; time <= 3; time += 1) expect(await ask(form.email)).toBe('ok');
  expect(await ask(form.email)).toBe('too_many_reset_mails');
  await server.close();
  await start();
  expect(await ask(form.email)).toBe('too_many_reset_mails');
  clock.advanceSeconds(24 * 3600);
  expect(await ask(form.email)).toBe('ok');
});

it('keep nothing that says whom they count', async () => {
  const rows = await server.services.db.selectFrom('limited_acts').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.subject).toMatch(/^[0-9a-f]{64}$/);
});
