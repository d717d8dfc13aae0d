import { laterPart } from '../../frame/later/later-part.tsx';

/** Brings what shows a message that is no words. */
export const loadKindFace = async () => (await import('./kind-face.tsx')).KindFace;

/** What a message shows that is no words; comes with the first one. */
export const LaterKindFace = laterPart(loadKindFace, {
  here: import.meta.env.SSR ? await loadKindFace() : undefined,
});
