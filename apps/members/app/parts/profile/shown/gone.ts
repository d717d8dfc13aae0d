import { useSession } from '@vesper/session';
import { useState } from 'react';

/** Leaves out those who have blocked the reader, or whom the reader has blocked, since the page came (spec §4, Block). */
export const useStillThere = (): (<T>(people: readonly T[], idOf: (one: T) => string) => readonly T[]) => {
  const gone = useSession((state) => state.gone);
  return (people, idOf) => (gone.length === 0 ? people : people.filter((one) => !gone.includes(idOf(one))));
};

/**
 * How many of these have gone since `page` came: a number that came with it knows of those who had gone before, also where what a
 * list had grown by until then is shown again.
 */
export const useLostSince = (page: object): ((ids: readonly string[]) => number) => {
  const gone = useSession((state) => state.gone);
  const [start, setStart] = useState({ page, gone });
  if (start.page !== page) setStart({ page, gone });
  const before = start.page === page ? start.gone : gone;
  return (ids) => ids.filter((id) => gone.includes(id) && !before.includes(id)).length;
};
