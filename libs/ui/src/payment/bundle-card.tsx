import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';

export interface BundleCardProps {
  /** "60 credits" */
  readonly title: string;
  /** The price to pay, with its currency. */
  readonly price: string;
  /** The price before a discount, with words for screen readers ("instead of …"). */
  readonly formerPrice?: { readonly text: string; readonly label: string } | undefined;
  /** "€ 0.33 a message" */
  readonly perMessage: string;
  /** "Suits most people": on one bundle of a page at most. */
  readonly ribbon?: string | undefined;
  readonly highlighted?: boolean;
  /** The button or link that takes this bundle. */
  readonly action: ReactNode;
}

/** One bundle of credits with everything it costs. */
export const BundleCard = ({
  title,
  price,
  formerPrice,
  perMessage,
  ribbon,
  highlighted = false,
  action,
}: BundleCardProps) => (
  <section className={classNames('bundle-card', highlighted && 'bundle-card--highlighted')}>
    {ribbon ? <p className="bundle-card__ribbon">{ribbon}</p> : null}
    <h2 className="bundle-card__title">{title}</h2>
    <p className="bundle-card__price">
      {formerPrice ? (
        <s className="bundle-card__former">
          <span className="visually-hidden">{formerPrice.label}</span>
          <span aria-hidden="true">{formerPrice.text}</span>
        </s>
      ) : null}
      <strong>{price}</strong>
    </p>
    <p className="bundle-card__message">{perMessage}</p>
    <div className="bundle-card__action">{action}</div>
  </section>
);
