import { Skeleton } from '@vesper/ui';
import { laterPart } from '../../frame/later/later-part.tsx';

const load = async () => (await import('./qr-square.tsx')).QrSquare;

/** Drawn once somebody sets the codes up; the page without script has it at once. */
export const QrSquare = laterPart(load, {
  here: import.meta.env.SSR ? await load() : undefined,
  waiting: <Skeleton shape="block" />,
});
