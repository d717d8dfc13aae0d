import type { PriceStatement } from '@vesper/domain';
import type { DiscountTerms } from './discount-repository.ts';

const amount = (minor: number | null): string => (minor === null ? 'none' : (minor / 100).toFixed(2));

/** What is said of a site's prices, in the words that set it; null of a discount, whose terms say it. */
export const statementLine = (change: PriceStatement): string | null => {
  switch (change.kind) {
    case 'bundle': {
      const { bundle, currency, credits, priceMinor } = change;
      return `bundle bundle=${bundle} currency=${currency} credits=${credits} price=${amount(priceMinor)}`;
    }
    case 'currency':
      return `currency country=${change.country} currency=${change.currency}`;
    case 'vat':
      return `vat country=${change.country} rate=${change.rate / 100}`;
    case 'message-cost': {
      const { country, currency, costMinor } = change;
      return `message-cost country=${country} currency=${currency} cost=${amount(costMinor)}`;
    }
    case 'member-discount':
      return null;
  }
};

/** What a discount says, in the words that set it. */
export const termsLine = (terms: DiscountTerms & { readonly code: string }): string =>
  [
    `discount code=${terms.code} percentage=${terms.value_rate / 100}`,
    `status=${terms.status} validity=${terms.validity}`,
    terms.country && `country=${terms.country}`,
    terms.currency && `currency=${terms.currency}`,
    terms.minimum_order_minor && `minimum=${amount(terms.minimum_order_minor)}`,
    terms.first_purchase_only && 'first_purchase_only=yes',
    terms.payment_methods && `methods=${terms.payment_methods.join(',')}`,
    terms.member_id && `member=${terms.member_id}`,
    terms.expires_at && `expires=${terms.expires_at.toISOString()}`,
  ]
    .filter(Boolean)
    .join(' ');
