export type PhotoLimits = { photoLimitFree: number; photoLimitPremium: number };

/** How many photos a member may have (spec §5: 3 free, 25 premium). */
export function photoLimit(member: { premium: boolean }, settings: PhotoLimits): number {
  return member.premium ? settings.photoLimitPremium : settings.photoLimitFree;
}

/** Whether one more photo may be added to the `count` that are there. */
export function mayAddPhoto(
  member: { premium: boolean; count: number },
  settings: PhotoLimits,
): null | 'photo_limit_reached' {
  return member.count < photoLimit(member, settings) ? null : 'photo_limit_reached';
}
