/** A name as the member may see it: of a deleted account nothing is left. */
export const shownName = (row: { name: string; status: string }): string =>
  row.status === 'deleted' || row.status === 'purged' ? '' : row.name;
