import { laterPart } from '../../../../frame/later/later-part.tsx';

/** Comes when somebody wants to remove or block. */
export const RemovalDialog = laterPart(async () => (await import('./removal-dialog.tsx')).default, {
  failure: 'over',
});
