import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteList, type PeopleList } from './list-place.ts';

/** Has the profiles that are opened from this page lead back to it as it was left. */
export const useNoteList = (list: PeopleList): void => {
  const { key } = useLocation();
  useEffect(() => noteList(list), [list, key]);
};
