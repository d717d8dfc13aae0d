import type { Api } from '@vesper/api-client';
import { textOf } from '../../../parts/forms/act-result.ts';

/** What a plain form of a conversation can ask for beside sending words. */
export const chatIntents = ['archive', 'unarchive', 'mute', 'unmute', 'remove', 'block'] as const;
export type ChatIntent = (typeof chatIntents)[number];

type Act = (api: Api, form: FormData) => Promise<unknown>;

const choose =
  (choice: { readonly archived: boolean } | { readonly muted: boolean }): Act =>
  (api, form) =>
    api.call('chatUpdate', { body: { conversation: textOf(form, 'conversation'), ...choice } });

const acts: Readonly<Record<ChatIntent, Act>> = {
  archive: choose({ archived: true }),
  unarchive: choose({ archived: false }),
  mute: choose({ muted: true }),
  unmute: choose({ muted: false }),
  remove: (api, form) => api.call('chatRemove', { body: { conversation: textOf(form, 'conversation') } }),
  block: (api, form) =>
    api.call('block', { key: `block-${textOf(form, 'key')}`, body: { member: textOf(form, 'member') } }),
};

/** Where one is afterwards: what is muted stays open, what is put away or ended leads to the list. */
const isStaying = (intent: ChatIntent): boolean => intent === 'mute' || intent === 'unmute';

/**
 * Does with a conversation what a plain form asks for; answers whether it stays open.
 * @returns null for a form that is none of these
 */
export const actOnChat = async (api: Api, form: FormData): Promise<{ readonly stays: boolean } | null> => {
  const intent = chatIntents.find((one) => one === textOf(form, 'intent'));
  if (!intent) return null;
  await acts[intent](api, form);
  return { stays: isStaying(intent) };
};
