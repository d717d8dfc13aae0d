import type { Api } from '@vesper/api-client';
import type { CallAnswer } from '@vesper/contract';
import type { OutboxItem, SendContent } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { sendLive } from './send-live.ts';

/** What a message says, as it is sent; what comes as a file goes ahead of its message. */
const saidOf = async (session: Session, api: Api, peer: string, key: string, content: SendContent) => {
  if (content.kind === 'text' || content.kind === 'gift') return content;
  const { kind } = content;
  const media = kind === 'photo' ? content.photo : content.voice;
  const sending = { kind, owner: session.getSnapshot().user?.id ?? '', peer, key };
  const id =
    'id' in media ? String(media.id) : await (await import('./files/post-file.ts')).postFile(api, sending);
  return kind === 'photo' ? { kind, photo: id } : { kind, voice: id };
};

/**
 * Sends a message that waits in an outbox: over the live connection, else as a call. Its id is the key, so that it is stored and
 * charged once, however often and from wherever it is sent.
 * @throws CallError why it was refused; `network_error` when nobody answered
 */
export const postMessage = async (
  session: Session,
  api: Api,
  peer: string,
  { clientId: key, content, answerTo }: Pick<OutboxItem, 'clientId' | 'content' | 'answerTo'>,
): Promise<CallAnswer<'chatSend'>> => {
  const answering = answerTo === null ? {} : { answer_to: answerTo };
  const body = { member: peer, ...(await saidOf(session, api, peer, key, content)), ...answering };
  const sent =
    (await sendLive(session, { type: 'send', key, ...body })) ?? (await api.call('chatSend', { key, body }));
  session.patchUser({ credits: sent.credits });
  return sent;
};
