import { randomUUID } from 'node:crypto';
import { aRecording } from '../uploads/a-recording.ts';
import { spottedPicture, uploadMessagePhoto, uploadMessageVoice } from '../uploads/upload-photo.ts';
import type { Person, TestServer } from '../test-server.ts';

/** A conversation in which everything was said that can be. */
export interface WholeTalk {
  readonly conversation: string;
  /** Words, numbers and names of files by which any of it would be known again. */
  readonly signs: readonly string[];
  readonly files: readonly string[];
  /** The addresses of its photo and its recording, of each of the two. */
  readonly addresses: Readonly<Record<'one' | 'two', readonly string[]>>;
  /** The keys under which the one has sent, in order. */
  readonly keys: readonly string[];
}

/**
 * Two who have paid say all that can be said: 1 words, 2 an answer to them with a heart, 3 a gift, 4 a photo, 5 a recording, 6 words
 * that `one` has taken back.
 */
export const saySomeOfAll = async (server: TestServer, one: Person, two: Person): Promise<WholeTalk> => {
  const mark = randomUUID().slice(0, 8);
  for (const person of [one, two]) await server.pay(person, 50);
  const keys: string[] = [];
  const send = async (from: Person, to: Person, said: object, key: string = randomUUID()) => {
    if (from === one) keys.push(key);
    const { status, body } = await from.call('chatSend', { body: { member: to.id, ...said }, key });
    if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
    return body;
  };
  const first = await send(one, two, { kind: 'text', text: `Good evening ${mark}` });
  const conversation = String(first.conversation.id);
  await send(two, one, { kind: 'text', text: `An answer ${mark}`, answer_to: 1 });
  await one.call('reactionSet', { body: { conversation, seq: 2, code: 'heart' } });
  await send(one, two, { kind: 'gift', gift: 'rose' });
  const [photoKey, voiceKey] = [randomUUID(), randomUUID()];
  const picture = await spottedPicture(Math.floor(Math.random() * 1000));
  const { photo } = (await uploadMessagePhoto(server, one, two.id, { key: photoKey, picture })).json();
  await send(one, two, { kind: 'photo', photo: photo.id }, photoKey);
  const { voice } = (
    await uploadMessageVoice(server, two, one.id, await aRecording({ seconds: 2 }), voiceKey)
  ).json();
  await send(two, one, { kind: 'voice', voice: voice.id }, voiceKey);
  await send(one, two, { kind: 'text', text: `Taken back ${mark}` });
  await one.call('messageRemove', { body: { conversation, seq: 6 } });
  const { db } = server.services;
  const messages = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .execute();
  const media = await db
    .selectFrom('conversation_media')
    .select(['id', 'full_name', 'small_name'])
    .where('sender', 'in', [one.id, two.id])
    .execute();
  const files = media.flatMap(({ full_name: full, small_name: small }) => (small ? [full, small] : [full]));
  const addressesOf = async (person: Person): Promise<string[]> => {
    const { body } = await person.call('chat', { query: { conversation } });
    return (
      body.messages as {
        photo?: { filename: string; thumb_filename: string };
        voice?: { filename: string };
      }[]
    ).flatMap(({ photo: seen, voice: heard }) => [
      ...(seen ? [seen.filename, seen.thumb_filename] : []),
      ...(heard ? [heard.filename] : []),
    ]);
  };
  return {
    conversation,
    signs: [mark, ...messages.map(({ id }) => id), ...media.map(({ id }) => id), ...files],
    files,
    addresses: { one: await addressesOf(one), two: await addressesOf(two) },
    keys,
  };
};
