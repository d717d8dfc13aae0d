/**
 * Where the thumbnail of an open picture stands as wide as a card at a desk, by the address of the small one (decision 144);
 * undefined for others, of which there is none.
 */
export const wideFilenameOf = (thumb: string): string | undefined => {
  const [, name] = /^\/photos\/([^/]+)$/.exec(thumb) ?? [];
  return name && `/photos/wide/${name}`;
};
