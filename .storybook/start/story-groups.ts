/** One entry of Storybook's own list, as far as we read it. */
export interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** Group and component, by slashes: `Kit/Actions/Button`. */
  readonly title: string;
}

interface Page {
  readonly id: string;
  readonly type: IndexEntry['type'];
  readonly name: string;
}

export interface StoryGroup {
  readonly name: string;
  readonly pages: readonly Page[];
  /** How many stories all of its pages have. */
  readonly stories: number;
}

/** The components by group in the order of the list, each with its docs page or, without one, its first story. */
export const groupEntries = (entries: readonly IndexEntry[]): StoryGroup[] => {
  const groups = new Map<string, Map<string, Page>>();
  const counts = new Map<string, number>();
  for (const { id, type, title } of entries) {
    const parts = title.split('/');
    const name = parts.at(-1) ?? title;
    const group = parts.length > 1 ? parts.slice(0, -1).join(', ') : title;
    if (group === 'Vesper') continue;
    const pages = groups.get(group) ?? new Map<string, Page>();
    const known = pages.get(name);
    if (!known || (known.type === 'story' && type === 'docs')) pages.set(name, { id, type, name });
    groups.set(group, pages);
    if (type === 'story') counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...groups].map(([name, pages]) => ({
    name,
    pages: [...pages.values()],
    stories: counts.get(name) ?? 0,
  }));
};
