import { laterPart } from '../../../../frame/later/later-part.tsx';

/** Comes once one scrolls up. */
export const LaterLatestButton = laterPart(async () => (await import('./latest-button.tsx')).LatestButton, {
  failure: 'nowhere',
});
