import { expect } from 'vitest';
import type { Person, TestServer } from '../test-server.ts';
import { spottedPicture, uploadPhoto, uploadSelfie } from './upload-photo.ts';

let pictures = 0;
/** A picture that nothing else of the test is like. */
export const freshPicture = (): Promise<Buffer> => spottedPicture((pictures += 1));

/** A member with a main photo. */
export const memberWithPhoto = async (server: TestServer, picture?: Buffer): Promise<Person> => {
  const person = await server.member();
  expect((await uploadPhoto(server, person, picture ?? (await freshPicture()))).statusCode).toBe(200);
  return person;
};

/** Asks for poses and takes a selfie for each; the first one may be this picture. */
export const takeSelfies = async (server: TestServer, person: Person, first?: Buffer): Promise<void> => {
  const { verification } = (await person.call('verificationAsk')).body;
  for (const [index, { pose }] of verification.poses.entries()) {
    const picture = index === 0 ? first : undefined;
    const { statusCode } = await uploadSelfie(server, person, pose, picture ?? (await freshPicture()));
    expect(statusCode).toBe(200);
  }
};

/** The same, sent in; answers its number. */
export const sendSelfies = async (server: TestServer, person: Person, first?: Buffer): Promise<number> => {
  await takeSelfies(server, person, first);
  expect((await person.call('verificationSubmit')).body.verification.state).toBe('submitted');
  const { number } = await server.services.db
    .selectFrom('verifications')
    .select('number')
    .where('member_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return number;
};
