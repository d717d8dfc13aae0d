import { globSync } from 'node:fs';
import path from 'node:path';
import { groupOf } from '@vesper/i18n';
import type { PlacedMessages } from './locale-problems.ts';

/** First words of groups that are no subject's: rooms of the members app that have texts of several subjects. */
export const roomWords: readonly string[] = [
  // What every page shows.
  'frame',
  // What comes up over a screen to be mended: mails that come back, a break, no photo.
  'alerts',
];

/** The words of the subjects, read off the folders that are named after them on the server, in the domain and among the features. */
export const subjectWords = (root: string): ReadonlySet<string> =>
  new Set(
    [
      ...globSync('apps/server/src/*/subject.ts', { cwd: root }).map((file) => path.dirname(file)),
      ...globSync('{libs/domain/src,apps/members/app/features}/*/', { cwd: root }),
    ].map((folder) => path.basename(folder)),
  );

const isOf = (group: string, word: string): boolean => group === word || group.startsWith(`${word}-`);

/**
 * Texts whose group (`photos-viewer` of `photos-viewer.next`) is not called after a subject or a room: it is the word, or the
 * word and a part of it. A feature's own texts are called after that feature.
 */
export const groupWordProblems = (source: PlacedMessages, words: Iterable<string>): string[] => {
  const known = [...words, ...roomWords];
  return Object.entries(source).flatMap(([id, { where }]) => {
    const group = groupOf(id);
    const feature = /^apps\/members\/app\/features\/([^/]+)\//.exec(where)?.[1];
    if (feature && !isOf(group, feature))
      return [`${where} "${id}" is a text of ${feature}: its group is '${feature}' or '${feature}-<part>'`];
    if (known.some((word) => isOf(group, word))) return [];
    return [`${where} "${id}": '${group}' begins with no subject's word (docs/where-things-live.md)`];
  });
};
