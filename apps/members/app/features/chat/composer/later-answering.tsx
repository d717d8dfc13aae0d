import { laterPart } from '../../../frame/later/later-part.tsx';

/** Comes once a message is answered. */
export const LaterAnswering = laterPart(async () => (await import('./answering.tsx')).Answering, {
  failure: 'nowhere',
});
