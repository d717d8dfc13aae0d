import { type APIRequestContext, request } from '@playwright/test';
import { becomeMember, call } from '../browser/people.ts';
import { readWorld } from '../world/world.ts';

/** As long as a name may be, of words of ordinary length. */
const longName = 'Wilhelmina Alexandrina von Hohenstein';
const longMessage =
  'Guten Abend! Haben Sie am Donnerstag um 19:30 Uhr Zeit für die Orgelführung? https://orgel.example.test/donaudampfschifffahrtsgesellschaft';

/** Somebody with a long name whom this member has blocked. */
const blockSomebody = async (member: APIRequestContext): Promise<void> => {
  const other = await request.newContext({ baseURL: readWorld().address });
  try {
    const { id } = await becomeMember(other, { name: longName });
    await call(member, 'block', { body: { member: id } });
  } finally {
    await other.dispose();
  }
};

/**
 * Somebody with a long name has written to this member and likes the member, another one is blocked: counts and rows are full. Answers
 * the conversation's id.
 */
export const fillTheHouse = async (member: APIRequestContext): Promise<string> => {
  await blockSomebody(member);
  const { user } = await call(member, 'user');
  const to = user?.id ?? '';
  const other = await request.newContext({ baseURL: readWorld().address });
  try {
    await becomeMember(other, { name: longName });
    await call(other, 'like', { body: { member: to } });
    const { conversation } = await call(other, 'chatSend', {
      body: { member: to, kind: 'text', text: longMessage },
    });
    return conversation?.id ?? '';
  } finally {
    await other.dispose();
  }
};
