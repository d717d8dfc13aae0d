import { namedCountries } from '@vesper/i18n/react';
import { useSession, useSettings } from '@vesper/session';
import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { premiumMessages } from './messages.ts';

/** What a premium member has and a free one has not. */
export const PremiumGives = () => {
  const settings = useSettings();
  const points = [
    { text: premiumMessages.conversations, values: { limit: settings.free_conversations } },
    { text: premiumMessages.photos, values: {} },
    {
      text: premiumMessages.ownPhotos,
      values: { premium: settings.photo_limit_premium, free: settings.photo_limit_free },
    },
    { text: premiumMessages.history, values: {} },
    { text: premiumMessages.badge, values: {} },
  ];
  return (
    <ul className="premium-points">
      {points.map(({ text, values }) => (
        <li key={text.id}>
          <Check size={26} aria-hidden="true" />
          <span>
            <FormattedMessage {...text} values={values} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The price of one message in each country of the site, one’s own first, under its heading. */
export const MessagePrices = () => {
  const intl = useIntl();
  const {
    minimum_message_costs: costs,
    message_credits: credits,
    geoip_selected_country: here,
  } = useSettings();
  const own = useSession(({ user }) => user?.profile.country) ?? here;
  const priceIn = (country: string): string => {
    const cost = costs[country];
    return cost ? intl.formatNumber(cost.costs, { style: 'currency', currency: cost.currency }) : '';
  };
  const rows = namedCountries(intl, Object.keys(costs)).sort(
    (a, b) => Number(b.value === own) - Number(a.value === own),
  );
  return (
    <div className="message-costs">
      <div className="stack stack--tight">
        <h2>
          <FormattedMessage {...premiumMessages.countries} />
        </h2>
        <p>
          <FormattedMessage {...premiumMessages.countriesText} values={{ credits }} />
        </p>
      </div>
      <dl className="message-prices">
        {rows.map(({ value, label }) => (
          <div key={value} className={value === own ? 'message-prices__own' : undefined}>
            <dt>{label}</dt>
            <dd>{priceIn(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
