import { existsSync } from 'node:fs';
import path from 'node:path';
import { isVisitorScreen, type RouteName, routes } from '@vesper/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statements } from '../platform/database/database.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { makeAccessWorld } from './access-world.ts';
import {
  type ScreenName,
  type ScreenParts,
  screenTable,
  type ScreenView,
  unnamedScreens,
} from './screen-statements.ts';

const build = path.join(import.meta.dirname, '../../../members/build/server/index.js');
const names = Object.keys(screenTable) as ScreenName[];

/** The path of a screen; of one that is not built, whatever stands in its parts. */
const pathOf = (name: ScreenName, parts: ScreenParts): string =>
  screenTable[name]?.path?.(parts) ??
  (name in unnamedScreens
    ? unnamedScreens[name as keyof typeof unnamedScreens]
    : routes[name as RouteName].path
        .replace(/\/:\w+\?$/, '')
        .replace(':id', parts.member)
        .replace(':slug', 'any'));

const gotBy = (status: number, caching: unknown): ScreenView['got'] | number => {
  if (status === 200) return String(caching).startsWith('public') ? 'kept' : 'page';
  if (status === 302) return 'led';
  return status === 404 ? 'missing' : status;
};

/** The pages as they are built: what they read is what somebody's look at a screen costs. */
describe.skipIf(!existsSync(build))('statements of a screen', () => {
  let server: TestServer;
  let parts: ScreenParts;
  let people: { readonly member: Person; readonly visitor: Person };
  let asked: string[] = [];
  const listen = (text: unknown) => void asked.push(String(text));

  beforeAll(async () => {
    server = await startTestServer({}, { pages: true });
    await addSecondSite(server);
    const world = await makeAccessWorld(server);
    const { free, other } = world.people;
    const { conversation, order } = world.of.free;
    // Lists have something on them, as they usually do.
    await other.call('like', { body: { member: free.id } });
    await free.call('like', { body: { member: world.target } });
    await other.call('chatSend', { body: { member: free.id, kind: 'text', text: 'Good morning' } });
    parts = { member: world.target, conversation, order, token: await world.token('sign_in') };
    people = { member: free, visitor: server.visitor() };
    statements.subscribe(listen);
  });
  afterAll(async () => {
    statements.unsubscribe(listen);
    await server.end();
  });

  const look = (person: Person, url: string) =>
    server.app.inject({
      url,
      headers: { host: 'localhost', 'accept-language': 'en', cookie: person.cookies() },
    });

  it.each(names)('%s', async (name) => {
    const row = screenTable[name];
    const url = pathOf(name, parts);
    for (const who of ['member', 'visitor'] as const) {
      // The first look at what is kept makes it.
      if (row?.[who].got === 'kept') await look(people[who], url);
      asked = [];
      const { statusCode, headers } = await look(people[who], url);
      const texts = asked;
      if (!row) {
        // The day it is built it wants a row. Where only members may go, a visitor is led away before.
        if (who === 'member') expect(statusCode, url).toBe(404);
        continue;
      }
      if (name === 'members-id' || name === 'likes-m-id')
        expect([who, headers['x-robots-tag']]).toEqual([who, 'noindex']);
      expect([who, gotBy(statusCode, headers['cache-control'])]).toEqual([who, row[who].got]);
      expect(texts.length, `${who}\n${texts.join('\n')}`).toBe(row[who].count);
    }
  });

  it('a conversation that has not begun takes no more than one that has', async () => {
    const other = await server.member();
    asked = [];
    const { statusCode } = await look(people.member, `/members/${other.id}/chat`);
    expect(statusCode).toBe(200);
    expect(asked.length, asked.join('\n\n')).toBe(screenTable['members-id-chat']?.member.count);
  });
});

describe('the table of the screens', () => {
  const views = names.flatMap((name) => {
    const row = screenTable[name];
    return row ? [row.member, row.visitor].map((view) => ({ name, ...view })) : [];
  });

  it('gives a reason where a page takes more than who asks and one more', () => {
    expect(views.filter(({ count, because }) => count > 2 && !because)).toEqual([]);
    expect(views.filter(({ count, because }) => count <= 2 && because)).toEqual([]);
  });

  it('has exactly the screens that are made once for all visitors as kept, which read nothing', () => {
    const kept = views.filter(({ got }) => got === 'kept');
    expect(kept.filter(({ count }) => count > 0)).toEqual([]);
    const paths = (Object.keys(routes) as RouteName[]).filter((name) => isVisitorScreen(routes[name].path));
    expect(kept.map(({ name }) => name)).toEqual(paths);
  });
});
