import { useSettings, useUser } from '@vesper/session';
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
  const own = useUser()?.profile.country ?? here;
  const rows = Object.entries(costs)
    .map(([country, cost]) => ({
      country,
      name: intl.formatDisplayName(country, { type: 'region' }) ?? country,
      price: intl.formatNumber(cost.costs, { style: 'currency', currency: cost.currency }),
    }))
    .sort(
      (a, b) =>
        Number(b.country === own) - Number(a.country === own) || a.name.localeCompare(b.name, intl.locale),
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
        {rows.map(({ country, name, price }) => (
          <div key={country} className={country === own ? 'message-prices__own' : undefined}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
