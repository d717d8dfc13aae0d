import { laterPart } from '../../frame/later/later-part.tsx';

/** Comes when a file was refused, which is seldom. */
export const LaterFileRefusal = laterPart(async () => (await import('./file-refusal.tsx')).FileRefusal, {
  failure: 'nowhere',
});
