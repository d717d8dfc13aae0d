import type { PhotoState } from './photo-moderation.ts';

export interface ArrangedPhoto {
  readonly id: string;
  readonly main: boolean;
  readonly moderation: PhotoState;
}

/** Which of a member's photos others are shown. */
export interface PhotoArrangement {
  /** Null where none may be shown. */
  readonly main: string | null;
  readonly hidden: ReadonlySet<string>;
}

/**
 * What others are shown of a member's photos, given in their order: none that was refused, and no more than the member may
 * show; what is more stays, hidden (after a refund, say). The main photo is one of those; where it may not be shown, the next one is.
 */
export function arrangePhotos(photos: readonly ArrangedPhoto[], limit: number): PhotoArrangement {
  const allowed = photos.filter(({ moderation }) => moderation !== 'refused');
  const main = allowed.find((photo) => photo.main) ?? allowed[0];
  const others = allowed.filter((photo) => photo !== main);
  const shown = new Set(
    [...(main ? [main] : []), ...others].slice(0, Math.max(1, limit)).map(({ id }) => id),
  );
  return {
    main: main?.id ?? null,
    hidden: new Set(photos.map(({ id }) => id).filter((id) => !shown.has(id))),
  };
}
