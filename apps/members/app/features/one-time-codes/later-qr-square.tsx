import { lazy } from 'react';

const load = () => import('./qr-square.tsx');

/** Drawn once somebody sets the codes up; the page without script has it at once. */
export const QrSquare =
  (import.meta.env.SSR ? await load() : null)?.QrSquare ??
  lazy(async () => ({ default: (await load()).QrSquare }));
