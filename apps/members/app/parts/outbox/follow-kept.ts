import type { Api } from '@vesper/api-client';
import type { Session } from '@vesper/session';
import { followDrafts } from '../drafts/follow/follow-drafts.ts';
import { followPages } from '../growing-list/kept-pages.ts';
import { followConnection } from './send-kept.ts';

/**
 * What a page does with what the browser keeps: messages that are written are sent, and what was begun or shown is forgotten in time.
 * Answers how to stop.
 */
export const followKept = (session: Session, api: Api): (() => void) => {
  const stops = [followDrafts(session), followPages(session), followConnection(session, api)];
  return () => stops.forEach((stop) => stop());
};
