import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server.ts';

/** Writes a photo that is not the main one, without its files. */
export const addPhotoRow = async ({ services }: TestServer, member: string): Promise<string> => {
  const id = randomUUID();
  await services.db
    .insertInto('photos')
    .values({
      id,
      member_id: member,
      position: 1,
      width: 10,
      height: 10,
      full_name: `${id}-full`,
      thumb_name: `${id}-thumb`,
      blurred_name: `${id}-blurred`,
      blurred_thumb_name: `${id}-blurred-thumb`,
      created_at: new Date(services.clock.now()),
    })
    .execute();
  return id;
};
