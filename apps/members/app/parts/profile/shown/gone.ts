import { useSession } from '@vesper/session';

/** Leaves out those who have blocked the reader, or whom the reader has blocked, since the page came (spec §4, Block). */
export const useStillThere = (): (<T>(people: readonly T[], idOf: (one: T) => string) => readonly T[]) => {
  const gone = useSession((state) => state.gone);
  return (people, idOf) => (gone.length === 0 ? people : people.filter((one) => !gone.includes(idOf(one))));
};
