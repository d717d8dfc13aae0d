import type { Api } from '@vesper/api-client';
import type { Session } from '@vesper/session';
import { followDrafts } from '../drafts/follow/follow-drafts.ts';
import { followConnection } from './send-kept.ts';

/** What a page does with what the browser keeps of messages: it sends what is written, and forgets what was begun in time. Answers how to stop. */
export const followKept = (session: Session, api: Api): (() => void) => {
  const stops = [followDrafts(session), followConnection(session, api)];
  return () => stops.forEach((stop) => stop());
};
