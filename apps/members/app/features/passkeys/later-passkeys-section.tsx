import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./passkeys-section.tsx')).PasskeysSection;

/** Further down on its page: it comes after the screen stands. */
export const PasskeysSection = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});
