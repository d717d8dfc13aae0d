import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { LiveCommands } from './live-commands.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

it('writes down no refusal of an act, of which one member makes thousands', async () => {
  const person = await server.member();
  const site = await server.services.sites.findByHost('localhost', true);
  const warn = vi.fn();
  const log = { ...server.services.log, warn, error: warn } as never;
  const commands = new LiveCommands({ ...server.services, log });
  const speaker = { who: { id: person.id, site_id: site?.id, status: 'active' }, answer: vi.fn() } as never;
  for (let count = 0; count < 200; count += 1)
    commands.hear(speaker, { type: 'read', conversation: randomUUID(), seq: 1 });
  commands.hear(speaker, { type: 'send', key: randomUUID(), member: randomUUID(), kind: 'text', text: 'a' });
  // 28 of them are let in and refused by the rules, all others at once.
  await vi.waitFor(async () => expect((await person.call('user')).status).toBe(200));
  expect(warn).not.toHaveBeenCalled();
});
