import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { useToasts } from '../../frame/errors/toasts.tsx';
import type { PhotoViewingProps } from './photo-viewing.tsx';

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

type Photos = PhotoViewingProps['photos'];

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

/** The full-screen viewer of a page's photos; nothing of it is fetched before somebody is about to open one. */
export const usePhotoViewer = (
  shown: Pick<PhotoViewingProps, 'photos' | 'name' | 'fictionalLabel' | 'renew'>,
): PhotoViewerHandle => {
  const intl = useIntl();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  // The photos as they were when one was pressed: the library would begin anew with others.
  const [opened, setOpened] = useState<{ readonly id: string | null; readonly photos: Photos }>({
    id: null,
    photos: [],
  });
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  const missingId = loaded ? null : opened.id;
  const close = (): void => setOpened(({ photos }) => ({ id: null, photos }));

  useEffect(() => {
    if (missingId === null) return setAwaitedId(null);
    const timer = setTimeout(() => setAwaitedId(missingId), noticedMs);
    return () => clearTimeout(timer);
  }, [missingId]);

  const open = (id: string): void => {
    setOpened({ id, photos: [...shown.photos] });
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
    viewer: loaded ? (
      <loaded.PhotoViewing {...shown} photos={opened.photos} openedId={opened.id} onClose={close} />
    ) : null,
  };
};
