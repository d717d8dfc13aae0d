import { Card } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { groupEntries, type IndexEntry, type StoryGroup } from './story-groups.ts';
import './start-page.scss';

/** What there is, as Storybook itself has listed it; empty where it runs without its list (tests). */
const useGroups = (): readonly StoryGroup[] => {
  const [groups, setGroups] = useState<readonly StoryGroup[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const answer = await fetch('./index.json');
      const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
      setGroups(groupEntries(Object.values(entries)));
    };
    read().catch(() => setGroups([]));
  }, []);
  return groups;
};

const longGroup = 12;

/** The first page: what there is to see, and where. */
export const StartPage = () => {
  const groups = useGroups();
  return (
    <main className="start stack">
      <h1>Vesper, piece by piece</h1>
      <p className="lead">
        Whole screens and every component, each in every state, as members see it. Language, theme, contrast,
        text size and motion are changed in the bar above, for whatever is open; the window’s size beside
        them.
      </p>
      <div className="start__groups">
        {groups.map(({ name, pages, stories }) => (
          <div key={name} className={pages.length > longGroup ? 'start__group--long' : undefined}>
            <Card>
              <h2>{name}</h2>
              <p className="text-muted">
                {pages.length === 1 ? '' : `${pages.length} pages, `}
                {stories} states
              </p>
              <ul>
                {pages.map((page) => (
                  <li key={page.id}>
                    <a href={`./?path=/${page.type}/${page.id}`} target="_top">
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        ))}
      </div>
    </main>
  );
};
