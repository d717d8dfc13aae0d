import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { uploadPhoto } from '../../../../testing/uploads/upload-photo.ts';

let server: TestServer;
let heard: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  server.services.live.onChanged((ids) => heard.push(...ids));
});
afterAll(() => server.end());

type Act = (person: Person, other: Person, photo: string) => Promise<{ readonly status: number }>;

const addPhoto = async (person: Person): Promise<string> =>
  (await uploadPhoto(server, person)).json<{ photo: { id: string } }>().photo.id;
const makeMain: Act = (person, _, id) => person.call('photoMain', { body: { id } });
const block: Act = (person, { id }) => person.call('block', { body: { member: id } });

/** All by which others see something else of somebody, or somebody is no longer to be shown to all; what must be done before. */
const acts: Readonly<Record<string, readonly [Act, Act?]>> = {
  'edits the profile': [(person) => person.call('profileUpdate', { body: { about_me: 'Walks by the sea' } })],
  'chooses the main photo': [
    makeMain,
    async (person, other) => makeMain(person, other, await addPhoto(person)),
  ],
  'orders the photos': [(person, _, id) => person.call('photoOrder', { body: { ids: [id] } })],
  'removes a photo': [(person, _, id) => person.call('photoRemove', { body: { id } })],
  'takes a break': [(person) => person.call('notificationsUpdate', { body: { paused: true } })],
  'blocks somebody': [block],
  'takes a block back': [(person, { id }) => person.call('unblock', { body: { member: id } }), block],
  leaves: [(person) => person.call('accountDelete', { body: { password: 'a long walk by the sea' } })],
};

it.each(Object.keys(acts))(
  'what is kept of pages that show a member falls when they do it: %s',
  async (name) => {
    const [person, other] = [await server.member(), await server.member()];
    const id = await addPhoto(person);
    const [act, before] = acts[name] ?? [block];
    await before?.(person, other, id);
    heard = [];
    expect((await act(person, other, id)).status).toBe(200);
    expect(heard).toContain(person.id);
  },
);
