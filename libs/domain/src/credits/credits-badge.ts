/** The badge shows at this balance and below (spec §2 and §9). */
const badgeAt = 10;

export type CreditsBadge = { count: number; tone: 'plain' | 'warning' | 'danger' };

/**
 * The badge on the Credits entry: none for members without premium, who see Get Premium instead, and
 * none above 10; in the warning colour above 0, in the danger colour at 0. A balance below 0 (a
 * payment taken back) shows as 0.
 */
export function creditsBadge(member: { premium: boolean; credits: number }): CreditsBadge | null {
  if (!member.premium || member.credits > badgeAt) return null;
  return { count: Math.max(0, member.credits), tone: member.credits > 0 ? 'warning' : 'danger' };
}
