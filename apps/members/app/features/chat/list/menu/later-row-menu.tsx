import { laterPart } from '../../../../frame/later/later-part.tsx';

/** Comes once the menu of a conversation in the list is asked for. */
export const LaterRowMenu = laterPart(async () => (await import('./row-menu.tsx')).RowMenu, {
  failure: 'over',
});
