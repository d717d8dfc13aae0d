import type { CallHandlers } from '../../platform/http/call-acts.ts';
import { react } from './react.ts';
import { removeMessage } from './remove-message.ts';

const done = { ok: true } as const;

/** What members do with messages that are there. */
export const actCalls = {
  messageRemove: async (services, { member, body }) => {
    await removeMessage(services, member.id, body);
    return done;
  },
  reactionSet: async (services, { member, site, body: { code, ...place } }) => {
    await react(services, site, member, place, code);
    return done;
  },
  reactionRemove: async (services, { member, site, body }) => {
    await react(services, site, member, body, null);
    return done;
  },
} satisfies CallHandlers;
