import type { CallName } from '@vesper/contract';
import { stayDiscountSeconds } from '@vesper/domain';
import { secondsFromNow } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { actOnce } from '../platform/http/idempotency.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { lockMember, type Member, updateMember } from '../member/repository.ts';

const againSeconds = 365 * 24 * 3600;

/**
 * Percent off the next order for who stays: where the company offers it (`delete_discount`), and once a year. Null when
 * there is no offer.
 */
export const stayOffer = (services: Pick<Services, 'clock'>, site: Site, member: Member): number | null => {
  const percentage = site.prices.memberDiscounts.stay?.percentage;
  if (site.company.delete_discount !== true || percentage === undefined) return null;
  const last = member.stay_discount_until;
  const lastYear = secondsFromNow(services.clock, -againSeconds);
  return last === null || last < lastYear ? percentage : null;
};

/**
 * Accepts the offer: the discount may be used for seven days.
 * @throws AppError `discount_not_offered`
 */
export const acceptStayOffer = (
  services: Services,
  site: Site,
  member: string,
  key: string,
): Promise<{ code: string; percentage: number; ends_at: string }> => {
  const call: CallName = 'stayDiscount';
  return actOnce(services, { call, scope: member, key, body: {} }, async (trx) => {
    const percentage = stayOffer(services, site, await lockMember(trx, member));
    if (percentage === null) throw new AppError('discount_not_offered');
    const until = secondsFromNow(services.clock, stayDiscountSeconds);
    await updateMember(trx, member, { stay_discount_until: until });
    const code = site.prices.memberDiscounts.stay?.code ?? '';
    return { code, percentage, ends_at: until.toISOString() };
  });
};
