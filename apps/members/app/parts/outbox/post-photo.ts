import { type Api, CallError } from '@vesper/api-client';
import { readFile } from './file-store.ts';

/**
 * Takes the photo of a message to the server, under the message's key: however often, it is one photo there.
 * @returns its id, which the message names
 * @throws CallError why it was refused; `photo_not_found` where the browser has not kept it
 */
export const postPhoto = async (api: Api, owner: string, peer: string, key: string): Promise<string> => {
  const file = await readFile(owner, key);
  if (!file) throw new CallError('photo_not_found', 0);
  const form = new FormData();
  form.set('photo', file);
  const { photo } = await api.call('chatPhotoAdd', { key, query: { member: peer }, form });
  return photo.id;
};
