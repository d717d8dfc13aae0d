import { FormattedMessage } from 'react-intl';
import { paymentMessages } from './messages.ts';

/** Beside a sum: the tax is in it. Prices in the USA are shown without a tax of that name. */
export const VatNote = ({ currency }: { readonly currency: string }) =>
  currency === 'USD' ? null : (
    <span className="text-muted text-small">
      <FormattedMessage {...paymentMessages.vat} />
    </span>
  );
