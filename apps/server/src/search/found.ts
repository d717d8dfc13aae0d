import type { FoundMember } from '@vesper/contract';
import { profileLine } from '@vesper/domain';
import { readLikedOf } from '../likes/repository.ts';
import { toCard } from '../member/card.ts';
import { readMainPictures } from '../member/picture-repository.ts';
import { findMembers, type Member } from '../member/repository.ts';
import type { Services } from '../platform/services/services.ts';

/** Members as a search shows them to `viewer`, in this order; those that are gone are left out. */
export const readFound = async (
  services: Pick<Services, 'clock' | 'db' | 'storage'>,
  viewer: Pick<Member, 'id' | 'interests'> | undefined,
  ids: readonly string[],
): Promise<FoundMember[]> => {
  if (ids.length === 0) return [];
  const { db, storage } = services;
  const members = new Map((await findMembers(db, ids)).map((member) => [member.id, member]));
  const pictures = await readMainPictures(db, ids, storage);
  const liked = viewer ? await readLikedOf(db, viewer.id, ids) : new Set<string>();
  const own = new Set(viewer?.interests);
  return ids.flatMap((id) => {
    const member = members.get(id);
    if (!member) return [];
    return [
      {
        ...toCard(services, member, pictures.get(id) ?? null),
        line: profileLine(member.about_me),
        shared_interests: member.interests.filter((interest) => own.has(interest)).length,
        liked: liked.has(id),
      },
    ];
  });
};

/** So many of these, women and men by turns as long as there are both, and none who says a sentence that another one says. */
export const differentByTurns = (members: readonly FoundMember[], most: number): FoundMember[] => {
  const chosen: FoundMember[] = [];
  let left = members;
  while (chosen.length < most) {
    const last = chosen.at(-1)?.gender;
    const next = left.find(({ gender }) => gender !== last) ?? left[0];
    if (!next) break;
    chosen.push(next);
    left = left.filter(({ id, line }) => id !== next.id && (line === '' || line !== next.line));
  }
  return chosen;
};
