/**
 * Whether a member is premium: some bought bundle was not wholly refunded or charged back (readings).
 * Both are counts; a direct debit counts as bought from its confirmed mandate on.
 */
export function isPremium(member: { boughtBundles: number; revokedBundles: number }): boolean {
  return member.boughtBundles > member.revokedBundles;
}
