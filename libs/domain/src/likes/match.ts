/** Two members match when each likes the other (spec §1). */
export function isMatch(likes: { likedByMe: boolean; likesMe: boolean }): boolean {
  return likes.likedByMe && likes.likesMe;
}

/** So many likes of a kind are read at once, the newest first; the older ones follow page by page. */
export const likesPageSize = 50;
