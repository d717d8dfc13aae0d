import { insertLookOfFile } from '../../photos/looks/look-repository.ts';
import type { Services } from '../../platform/services/services.ts';
import type { NotePainted } from './painting-storage.ts';

/**
 * Keeps what a portrait looks like when it is painted: from then on somebody may have seen it, and send it in as a selfie. Where that
 * fails the portrait is shown none the less, and a round looks at it later.
 */
export const lookNoter =
  ({ db, log }: Pick<Services, 'db' | 'log'>): NotePainted =>
  async (name, webp) => {
    try {
      const { lookOfPainted } = await import('./paint.ts');
      await insertLookOfFile(db, name, await lookOfPainted(webp));
    } catch (error) {
      log.warn({ err: error, name }, 'what a portrait looks like was not kept');
    }
  };
