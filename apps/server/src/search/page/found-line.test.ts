import { profileLine } from '@vesper/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.end());

// Of 😀 JavaScript counts two, the database one.
it.each([
  'walking by the sea, '.repeat(40),
  '😀 '.repeat(200),
  `${'a'.repeat(108)}. More.`,
  '  Short.\nMore.',
])('the line of a card is that of the whole text, though only its beginning is read: %j', async (about) => {
  const [person, other] = [await server.member(), await server.member()];
  expect((await other.call('profileUpdate', { body: { about_me: about } })).status).toBe(200);
  const { body } = await person.call('search', {
    query: { gender: 'female', country: 'NL', real_only: '1' },
  });
  const card = (body.results as { id: string; line: string }[]).find(({ id }) => id === other.id);
  expect(card?.line).toBe(profileLine(about));
});
