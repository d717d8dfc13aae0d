import { useSettings } from '@vesper/session';
import { KitLink, Logo } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from './fictional-label.ts';
import { shellMessages } from './messages.ts';

/** Dashes and spaces are for reading, not for dialling (spec §5). */
const telephoneAddress = (phone: string): string => `tel:${phone.replace(/[\s-]/g, '')}`;

const Disclaimer = () => {
  const settings = useSettings();
  const label = useFictionalLabel();
  return (
    <div className="stack stack--tight text-small">
      <p>
        <FormattedMessage
          {...shellMessages.disclaimer}
          values={{ name: settings.name, age: settings.minimum_age, days: settings.refund_days }}
        />
      </p>
      {settings.fictional_warning ? (
        <p>
          <FormattedMessage {...shellMessages.disclaimerFictional} values={{ label }} />
        </p>
      ) : null}
    </div>
  );
};

export const Footer = () => {
  const intl = useIntl();
  const { name, support_email: email, support_phone: phone } = useSettings();
  return (
    <footer className="footer">
      <div className="container footer__row">
        <div className="footer__brand">
          <Logo name={name} />
          <Disclaimer />
        </div>
        <nav className="stack stack--tight" aria-label={intl.formatMessage(shellMessages.footer)}>
          {email || phone ? (
            <p>
              <FormattedMessage {...shellMessages.support} />
              <br />
              {email ? <a href={`mailto:${email}`}>{email}</a> : null}
              {email && phone ? <br /> : null}
              {phone ? <a href={telephoneAddress(phone)}>{phone}</a> : null}
            </p>
          ) : null}
          <p>
            <KitLink href="/lang-config">
              <FormattedMessage {...shellMessages.language} />
            </KitLink>
          </p>
        </nav>
      </div>
    </footer>
  );
};
