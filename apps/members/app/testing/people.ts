import type {
  BlockedMember,
  FoundMember,
  LikeEntry,
  MemberCard,
  MemberProfile,
  OwnPhoto,
  Photo,
  Picture,
} from '@vesper/contract';

// For tests and stories: members as the server answers them.

/** Somebody without a picture, called as the id says unless `change` does. */
export const aCard = (id: string, change: Partial<MemberCard> = {}): MemberCard => ({
  id,
  name: id,
  age: 60,
  gender: 'female',
  country: 'NL',
  region: 'NL-UT',
  region_name: 'Utrecht',
  city: '',
  main_image: null,
  fictional: false,
  automatic: false,
  verified: false,
  premium: false,
  online: false,
  new_here: false,
  deleted: false,
  ...change,
});

/** A picture whose renditions are all the same file. */
export const aPicture = (filename: string): Picture => ({
  filename,
  thumb_filename: filename,
  width: 480,
  height: 600,
});

/** Somebody who was found. */
export const aFound = (card: MemberCard, change: Partial<FoundMember> = {}): FoundMember => ({
  ...card,
  line: '',
  shared_interests: 0,
  liked: false,
  match: false,
  distance: null,
  ...change,
});

export const aLike = (profile: MemberCard, isNew = false): LikeEntry => ({
  id: `like-${profile.id}`,
  profile,
  like_new: isNew,
  match: false,
  created: '2026-05-01T12:00:00Z',
});

/** Somebody whom the member has blocked, called as the id says unless `change` does. */
export const aBlocked = (id: string, change: Partial<BlockedMember> = {}): BlockedMember => ({
  id,
  name: id,
  main_image: null,
  fictional: false,
  blocked_at: '2026-05-01T12:00:00Z',
  ...change,
});

/** A photo; the main one when its number is 1. */
export const aPhoto = (number: number, picture: Picture, access: Photo['access'] = 'open'): Photo => ({
  id: `photo-${number}`,
  main: number === 1,
  access,
  picture,
});

/** The same as its owner sees it, shown to others and not looked at yet. */
export const anOwnPhoto = (photo: Photo, change: Partial<OwnPhoto> = {}): OwnPhoto => ({
  ...photo,
  state: 'waiting',
  refusal: null,
  hidden: false,
  version: 'v1',
  ...change,
});

export const aProfile = (card: MemberCard, change: Partial<MemberProfile> = {}): MemberProfile => ({
  ...card,
  about_me: '',
  sexuality: null,
  relationship_status: null,
  body_type: null,
  hair_color: null,
  eye_color: null,
  interests: [],
  photos: [],
  liked: false,
  liked_me: false,
  last_active: null,
  distance: null,
  conversation: null,
  ...change,
});
