// @vitest-environment node
import type { Api } from '@vesper/api-client';
import { expect, it } from 'vitest';
import { aCard, aLike } from '../../testing/people.ts';
import { likeTypes, readLikesPage } from './likes-page.ts';

it('a page of a tab has that tab’s likes, and the next one begins where it ended', async () => {
  const asked: unknown[] = [];
  const lists = { liked_by: [aLike(aCard('Ada'))], profiles: [aLike(aCard('Grace'))], matches: [] };
  const call = async (...args: unknown[]) => {
    asked.push(args);
    return { ...lists, next_cursor: 'after' };
  };
  const api = { call } as unknown as Api;
  const pages = [];
  for (const type of likeTypes) pages.push(await readLikesPage(api, type, type === 'sent' ? 'here' : null));
  expect(pages).toEqual(
    [lists.liked_by, lists.profiles, lists.matches].map((entries) => ({ entries, next: 'after' })),
  );
  expect(asked).toEqual([
    ['likes', { query: { type: 'received' } }],
    ['likes', { query: { type: 'sent', cursor: 'here' } }],
    ['likes', { query: { type: 'matches' } }],
  ]);
});
