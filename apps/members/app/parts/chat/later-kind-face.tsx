import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./kind-face.tsx')).KindFace;

/** What a message shows that is no words; comes with the first one. */
export const LaterKindFace = laterPart(load, { here: import.meta.env.SSR ? await load() : undefined });
