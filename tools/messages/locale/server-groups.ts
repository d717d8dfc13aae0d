import { groupOf, isServerGroup } from '@vesper/i18n';
import type { PlacedMessages } from './locale-problems.ts';

/**
 * Texts of the server in a group that browsers load, and texts of the app in a group that they do not. `where` says on
 * which side a text is used.
 */
export const serverGroupProblems = (source: PlacedMessages): string[] =>
  Object.entries(source).flatMap(([id, { where }]) => {
    const group = groupOf(id);
    const isOnServer = where.startsWith('apps/server/');
    if (isOnServer === isServerGroup(group)) return [];
    return isOnServer
      ? [
          `${where} "${id}" is the server's: add '${group}' to the server's groups in libs/i18n/src/loading/text-groups.ts`,
        ]
      : [`${where} "${id}" would not reach browsers: '${group}' is a group of the server`];
  });
