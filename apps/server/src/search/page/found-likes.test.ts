import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

const like = async (by: Person, of: Person) =>
  expect((await by.call('like', { body: { member: of.id } })).status).toBe(200);

it('a card says whom the viewer likes and who likes the viewer back, whoever else they like and are liked by', async () => {
  const [anna, mutual, liked, fan, other] = await Promise.all(
    Array.from({ length: 5 }, () => server.member()),
  );
  if (!anna || !mutual || !liked || !fan || !other) throw new Error('there is nobody');
  await like(anna, mutual);
  await like(mutual, anna);
  await like(anna, liked);
  await like(liked, other);
  await like(fan, anna);
  const cardsOf = async (viewer: Person | undefined, wanted: readonly Person[]) => {
    const { body } = await (viewer ?? server.visitor()).call('search', { query: { country: 'NL' } });
    const found = new Map(
      (body.results as { id: string; liked: boolean; match: boolean }[]).map((card) => [card.id, card]),
    );
    return wanted.map(({ id }) => [found.get(id)?.liked, found.get(id)?.match]);
  };
  expect(await cardsOf(anna, [mutual, liked, fan, other])).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(await cardsOf(fan, [anna, mutual])).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(await cardsOf(undefined, [anna, liked])).toEqual([
    [false, false],
    [false, false],
  ]);
});
