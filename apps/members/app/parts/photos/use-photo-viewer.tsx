import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { useToasts } from '../../frame/errors/toasts.tsx';
import type { PhotoViewingProps } from './photo-viewing.tsx';
import { type RenewPhotos, useMissingPhotos } from './use-missing-photos.ts';

const load = () => import('./photo-viewing.tsx');
let fetched: ReturnType<typeof load> | null = null;

/** Without a network it is not even tried: a part that cannot be had makes the page load itself anew. */
const fetchViewing = (): ReturnType<typeof load> => {
  if (fetched) return fetched;
  if (!navigator.onLine) return Promise.reject(new Error('offline'));
  fetched = load();
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
};

const preload = (): void => void fetchViewing().catch(() => undefined);

/** A wait that is shorter is not worth a word. */
const noticedMs = 400;

export interface PhotoViewerHandle {
  readonly open: (id: string) => void;
  /** The photo that was pressed while the viewer is still on its way. */
  readonly awaitedId: string | null;
  /** For the element around photos: who points at one, or comes to one by keyboard, will have the viewer at hand. */
  readonly preloading: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onTouchStart: () => void;
  };
  readonly viewer: ReactNode;
}

/**
 * The full-screen viewer of a page's photos; nothing of it is fetched before somebody is about to open one.
 * @param renew reads photos anew whose addresses have ended; without it they can only be tried once more
 */
export const usePhotoViewer = (
  shown: Pick<PhotoViewingProps, 'photos' | 'name' | 'fictionalLabel'>,
  renew?: RenewPhotos,
): PhotoViewerHandle => {
  const intl = useIntl();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const { openedId, openWith, close, viewing } = useMissingPhotos(renew);
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  const missingId = loaded ? null : openedId;

  useEffect(() => {
    if (missingId === null) return setAwaitedId(null);
    const timer = setTimeout(() => setAwaitedId(missingId), noticedMs);
    return () => clearTimeout(timer);
  }, [missingId]);

  const open = (id: string): void => {
    openWith(id, shown.photos);
    if (loaded) return;
    fetchViewing().then(setLoaded, () => {
      close();
      toasts.add(intl.formatMessage(errorMessage('network')), 'danger');
    });
  };

  return {
    open,
    awaitedId,
    preloading: { onPointerEnter: preload, onFocus: preload, onTouchStart: preload },
    viewer: loaded ? <loaded.PhotoViewing {...shown} {...viewing} onClose={close} /> : null,
  };
};
