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

/** Of several who say the same sentence of themselves only the first; whoever says nothing stays. The order stays. */
export const firstOfEachLine = (members: readonly FoundMember[]): FoundMember[] => {
  const said = new Set<string>();
  return members.filter(({ line }) => {
    if (said.has(line)) return false;
    if (line) said.add(line);
    return true;
  });
};
