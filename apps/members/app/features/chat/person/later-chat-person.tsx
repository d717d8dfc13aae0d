import { laterPart } from '../../../frame/later/later-part.tsx';

const load = async () => (await import('./chat-person.tsx')).ChatPerson;

/** Beside a conversation on a desk; where there is no room for it the screen stands without its code. */
export const LaterChatPerson = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  failure: 'nowhere',
});
