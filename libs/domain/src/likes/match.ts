/** Two members match when each likes the other (spec §1). */
export function isMatch(likes: { likedByMe: boolean; likesMe: boolean }): boolean {
  return likes.likedByMe && likes.likesMe;
}
