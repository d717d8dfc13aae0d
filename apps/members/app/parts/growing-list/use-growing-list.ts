import type { Api } from '@vesper/api-client';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../frame/start/browser-api.ts';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { keepPages, keptPages } from './kept-pages.ts';

/** A part of a list; `next` leads to the one after it. */
export interface ListPage {
  readonly next: string | null;
}

export interface GrowingList<P extends ListPage> {
  readonly pages: readonly P[];
  readonly next: string | null;
  readonly isBusy: boolean;
  /** Code of why the next page did not come. */
  readonly failure: string | null;
  readonly more: () => void;
}

const never = () => () => {};

/**
 * The document has come with this part: it has to begin as the server wrote it. What is answered stays as it is: a part that
 * had another answer once it is awake would be rendered a second time, all its people at once.
 */
const useIsOfDocument = (): boolean => {
  const [begun] = useState({ asWritten: false });
  return useSyncExternalStore(
    never,
    () => begun.asWritten,
    () => (begun.asWritten = true),
  );
};

/**
 * A list whose first page came with the document and which grows where it stands; what is shown stays when a page fails.
 * @param place where in the history of the tab it is shown, and what of: whoever comes back there finds it as long as it was
 */
export const useGrowingList = <P extends ListPage>(
  first: P,
  read: (api: Api, cursor: string) => Promise<P>,
  place?: string,
): GrowingList<P> => {
  const session = useSessionHandle();
  const isOfDocument = useIsOfDocument();
  // Several may use one browser, one after the other.
  const own = place && `${session.getSnapshot().user?.id ?? ''} ${place}`;
  const [later, setLater] = useState<readonly P[]>(() =>
    own === undefined || isOfDocument ? [] : keptPages<P>(own),
  );
  useEffect(() => {
    if (own !== undefined) keepPages(own, later);
  }, [own, later]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pages = [first, ...later];
  const next = pages.at(-1)?.next ?? null;

  const more = (): void => {
    if (next === null || isBusy) return;
    setBusy(true);
    setFailure(null);
    browserApi(session)
      .then((api) => read(api, next))
      .then((page) => setLater((known) => [...known, page]))
      .catch((error: unknown) => setFailure(refusalOf(error).code))
      .finally(() => setBusy(false));
  };
  return { pages, next, isBusy, failure, more };
};
