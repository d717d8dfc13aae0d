import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { CallError, type Api } from '@vesper/api-client';
import { type CallAddress, type CallName, callNames, callTable, idempotencyHeader } from '@vesper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoadPages, Pages } from '../platform/http/pages/load-pages.ts';
import { registerPagesOf } from '../platform/http/pages/pages.ts';
import { type AccessRow, type Asker, askers } from '../platform/subject/access-row.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { subjects } from '../subjects.ts';
import { addSecondSite } from '../testing/second-site.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { aRecording } from '../testing/uploads/a-recording.ts';
import { spottedPicture, uploadPhoto } from '../testing/uploads/upload-photo.ts';
import { makeAccessWorld, type PeopledWorld } from './access-world.ts';
import { brandOf, type Outcome, saidBeside, saidInAnyWorld } from './outcome.ts';

const accessRows = Object.assign(
  {},
  ...(subjects as readonly Subject[]).map((subject) => subject.access ?? {}),
) as Record<CallName, AccessRow>;
const addressOf = (name: CallName): CallAddress => callTable[name];
const uploads = callNames.filter((name) => addressOf(name).file);

/** A page that makes the call its address names, with the files of the form that was posted to it. */
const makeCall = async (asked: Request, { api }: { readonly api: Api }): Promise<Response> => {
  const { pathname, searchParams } = new URL(asked.url);
  const form = new FormData();
  let key = '';
  for (const [name, value] of await asked.formData())
    if (value instanceof File) form.set(name, value);
    else key = value;
  const input = { query: Object.fromEntries(searchParams), key, form };
  try {
    const name = pathname.split('/').at(-1) as CallName;
    const answer = await (api.call as (name: CallName, input: object) => Promise<unknown>)(name, input);
    return Response.json({ status: 200, answer });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, code, params, fields } = error;
    return Response.json({ status, answer: { error: { code, params, fields } } });
  }
};
const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: makeCall,
} as unknown as Pages;
const loadPages: LoadPages = async () => pages;

let server: TestServer;
/** The page's, and that of the calls. */
let worlds: readonly [PeopledWorld, PeopledWorld];
/** Files come in over a real connection, as the form of a page is read off one. */
let origin: string;
beforeAll(async () => {
  server = await startTestServer({}, { addPages: (page) => registerPagesOf(page, loadPages, false) });
  await addSecondSite(server);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  worlds = [await withVerification(), await withVerification()];
});
afterAll(() => server.end());

interface Sent {
  readonly name: CallName;
  readonly person: Person;
  readonly asker: Asker;
  readonly query: Record<string, string>;
  /** Undefined: a form without a file. */
  readonly file: Blob | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const send = async (path: string, { person, asker, query, file }: Sent, isPage: boolean): Promise<Answer> => {
  const form = new FormData();
  const key = randomUUID();
  if (isPage) form.set('key', key);
  // Each kind of file has a name of its own in the forms of the screens.
  if (file) form.set(file.type.split('/')[0] ?? '', file, 'file');
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const sending = request(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    headers: {
      ...(brandOf(asker) ?? { host: 'localhost', origin: 'http://localhost' }),
      cookie: person.cookies(),
      ...(isPage ? {} : { [idempotencyHeader]: key }),
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': payload.length,
    },
  });
  sending.end(payload);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await json(answer) };
};

const overHttp = async (sent: Sent): Promise<Outcome> => {
  const { status, headers, body } = await send(addressOf(sent.name).path, sent, false);
  const { error } = body as { error?: object };
  return {
    status,
    body: error ? { error: { params: {}, fields: {}, ...error } } : body,
    ...saidBeside(headers),
  };
};

const onPage = async (sent: Sent): Promise<Outcome> => {
  const { body, headers } = await send(`/one-upload/${sent.name}`, sent, true);
  const { status, answer } = body as { status: number; answer: unknown };
  return { status, body: answer, ...saidBeside(headers) };
};

const codeOf = (body: unknown) => (body as { error?: { code: string } }).error?.code;

/** Whoever is free has asked for the selfies that are compared with the main photo. */
const withVerification = async (): Promise<PeopledWorld> => {
  const world = await makeAccessWorld(server);
  const { free } = world.people;
  const added = (await uploadPhoto(server, free, await freshPicture())).json<{ photo: { id: string } }>();
  await free.call('photoMain', { body: { id: added.photo.id } });
  expect((await free.call('verificationAsk')).status).toBe(200);
  return world;
};

const queryOf = async (
  name: CallName,
  world: PeopledWorld,
  asker: Asker,
): Promise<Record<string, string>> => {
  const { query } = (await accessRows[name].input?.(world, asker)) ?? {};
  if (name !== 'verificationSelfieAdd') return { ...query };
  const { body } = await world.people.free.call('verification');
  return { pose: body.verification.poses[0].pose };
};

/** No two alike: a selfie is compared with all that were sent before. */
let pictures = 1000;
const freshPicture = () => spottedPicture((pictures += 7));

const kinds = ['none', 'empty', 'other', 'good'] as const;

const fileOf = async (name: CallName, kind: (typeof kinds)[number]): Promise<Blob | undefined> => {
  const isVoice = name === 'chatVoiceAdd';
  const type = isVoice ? 'voice/webm' : 'photo/jpeg';
  if (kind === 'none') return undefined;
  if (kind !== 'good') return new Blob(kind === 'other' ? ['a'] : [], { type });
  return new Blob([new Uint8Array(await (isVoice ? aRecording() : freshPicture()))], { type });
};

describe('a call with a file of a page and the same call over HTTP', () => {
  it.each(uploads)('%s does the same for everybody', async (name) => {
    const [one, other] = worlds;
    const outcomes: string[] = [];
    for (const asker of askers)
      for (const kind of kinds) {
        const page = await onPage({
          ...{ name, asker, person: one.people[asker] },
          query: await queryOf(name, one, asker),
          file: await fileOf(name, kind),
        });
        const http = await overHttp({
          ...{ name, asker, person: other.people[asker] },
          query: await queryOf(name, other, asker),
          // A form of a page sends an empty file where none was chosen: that is none (`read-request.test.ts`).
          file: await fileOf(name, kind === 'empty' ? 'none' : kind),
        });
        outcomes.push(`${kind} ${codeOf(page.body) ?? 'taken'}`);
        expect([asker, kind, { ...page, body: saidInAnyWorld(page.body) }]).toEqual([
          asker,
          kind,
          { ...http, body: saidInAnyWorld(http.body) },
        ]);
        expect(codeOf(page.body)).toBe(codeOf(http.body));
      }
    expect(outcomes, outcomes.join()).toContain('good taken');
    expect(outcomes).not.toContain('other taken');
  });
});
