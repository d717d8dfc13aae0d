import { offersFilter, type SearchField } from '@vesper/domain';
import { useSession, useSettings } from '@vesper/session';

/** Whether the site offers a filter (spec §3 `search_fields`). */
export const useOffered = (): ((field: SearchField) => boolean) => {
  const settings = useSettings();
  return (field) => offersFilter(settings, field);
};

/** Who has named no town, or one that we do not know, is near nobody that we know of, and is not asked. */
export const useHasPlace = (): boolean => useSession(({ user }) => user?.has_place ?? false);
