/** A name as the member may see it: of a deleted account nothing is left. */
export const shownName = (row: { name: string; status: string }): string =>
  row.status === 'deleted' || row.status === 'purged' ? '' : row.name;

/**
 * The name that somebody was blocked or reported under, as who did so may see it until the account is purged. An account that has been
 * deleted must look as one on a break: the name would tell which of the two it is.
 */
export const nameUntilPurged = (row: { name: string; status: string }): string =>
  row.status === 'purged' ? '' : row.name;
