import { laterPart } from '../../../../frame/later/later-part.tsx';

/** Comes once somebody opens the menu of a message. */
export const LaterMessageActs = laterPart(async () => (await import('./message-acts.tsx')).default, {
  failure: 'over',
});
