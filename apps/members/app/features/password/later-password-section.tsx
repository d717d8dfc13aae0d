import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./password-section.tsx')).PasswordSection;

/** A room of the settings: whoever opens the list does without its code. */
export const PasswordSection = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});
