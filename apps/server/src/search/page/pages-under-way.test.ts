import { callSchemas } from '@vesper/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMember, type Member } from '../../member/repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Site } from '../../site/site-directory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PagesAhead } from './pages-ahead.ts';

let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  const found = await findMember(server.services.db, (await server.member()).id);
  if (!found) throw new Error('nobody is there');
  member = found;
});
afterAll(() => server.end());

const query = callSchemas.search.query.parse({ gender: 'male' });

/** A database that answers nothing until it is told to. */
const slow = (db: Database) => {
  const waiting: ReturnType<typeof Promise.withResolvers<{ rows: [] }>>[] = [];
  let asked = 0;
  const held = new Proxy(db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name, target);
      if (name !== 'executeQuery') return typeof own === 'function' ? own.bind(target) : own;
      return () => {
        const answer = Promise.withResolvers<{ rows: [] }>();
        asked += 1;
        waiting.push(answer);
        return answer.promise;
      };
    },
  });
  const settle = async (act: (answer: (typeof waiting)[number]) => void) => {
    for (const answer of waiting.splice(0)) act(answer);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    db: held,
    asked: () => asked,
    answer: () => settle(({ resolve }) => resolve({ rows: [] })),
    fail: () => settle(({ reject }) => reject(new Error('the database is away'))),
  };
};

let database: ReturnType<typeof slow>;
let services: Services;
let pages: PagesAhead;
let site: Site;
beforeEach(async () => {
  database = slow(server.services.db);
  services = { ...server.services, db: database.db, sessionHash: () => 'of a login' };
  pages = new PagesAhead();
  const found = await server.services.sites.findById(member.site_id);
  if (!found) throw new Error('there is no such site');
  site = found;
});

const newRequest = () => ({ site }) as unknown as FastifyRequest;
/** Begins a search of which nobody knows yet whose it is. */
const begin = (request = newRequest()) => {
  pages.ask(services, request, () => query);
  return request;
};
/** It is known whose it is. */
const claim = (request: FastifyRequest) =>
  void pages.of(services, request, member, query).found.catch(() => undefined);

describe('searches that are begun ahead', () => {
  it('are four of a member at once, however many logins send how many, and four again when those are read', async () => {
    claim(newRequest());
    services = { ...services, sessionHash: () => 'of another login' };
    claim(newRequest());
    expect(database.asked()).toBe(2);
    const begun = Array.from({ length: 10 }, () => begin());
    services = { ...services, sessionHash: () => 'of a login' };
    begin();
    expect(database.asked()).toBe(2 + 4);
    for (const request of begun) claim(request);
    expect(database.asked()).toBe(2 + 10);
    await database.answer();
    for (let count = 0; count < 10; count += 1) begin();
    expect(database.asked()).toBe(2 + 10 + 4);
  });

  it('are no longer begun for a login for which nobody has come', async () => {
    claim(newRequest());
    begin();
    await database.answer();
    begin();
    expect(database.asked()).toBe(2);
  });

  it('are begun again for one that has waited for its turn longer than for its page', async () => {
    claim(newRequest());
    const late = begin();
    await database.answer();
    claim(late);
    begin();
    expect(database.asked()).toBe(3);
  });

  it('are counted no more once they have failed', async () => {
    claim(newRequest());
    for (let count = 0; count < 4; count += 1) claim(begin());
    await database.fail();
    for (let count = 0; count < 5; count += 1) begin();
    expect(database.asked()).toBe(1 + 4 + 4);
  });

  it('are handed to no other member and to no visitor, who would read whom that member likes', () => {
    const other: Member = { ...member, id: newId() };
    for (const whose of [other, undefined]) {
      claim(newRequest());
      const request = begin();
      const before = database.asked();
      const { wanted } = pages.of(services, request, whose, query);
      expect([wanted.viewer, database.asked()]).toEqual([whose?.id, before + 1]);
    }
  });

  it('are handed out once', () => {
    claim(newRequest());
    const request = begin();
    claim(request);
    expect(database.asked()).toBe(2);
    claim(request);
    expect(database.asked()).toBe(3);
  });
});
