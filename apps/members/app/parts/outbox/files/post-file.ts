import { type Api, CallError } from '@vesper/api-client';
import type { MediaKind } from '@vesper/domain';
import { readFile } from './file-store.ts';

interface Sending {
  readonly kind: MediaKind;
  readonly owner: string;
  readonly peer: string;
  readonly key: string;
}

/**
 * Takes the file of a message to the server, under the message's key: however often, it is one file there.
 * @returns its id, which the message names
 * @throws CallError why it was refused; `photo_not_found` or `voice_not_found` where the browser has not kept it
 */
export const postFile = async (api: Api, { kind, owner, peer, key }: Sending): Promise<string> => {
  const file = await readFile(owner, key);
  if (!file) throw new CallError(`${kind}_not_found`, 0);
  const form = new FormData();
  form.set(kind, file);
  const input = { key, query: { member: peer }, form };
  if (kind === 'photo') return (await api.call('chatPhotoAdd', input)).photo.id;
  return (await api.call('chatVoiceAdd', input)).voice.id;
};
