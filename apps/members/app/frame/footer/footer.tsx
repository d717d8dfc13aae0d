import { footerLinks, routes } from '@vesper/domain';
import { useSettings } from '@vesper/session';
import { KitLink, Logo } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { appearanceMessages } from '../appearance/appearance-messages.ts';
import { useFictionalLabel } from '../fictional-label.ts';
import { useLocale } from '../links/localized-path.ts';
import { frameMessages } from '../messages.ts';

/** Dashes and spaces are for reading, not for dialling (spec §5). */
const telephoneAddress = (phone: string): string => `tel:${phone.replace(/[\s-]/g, '')}`;

const Disclaimer = () => {
  const settings = useSettings();
  const label = useFictionalLabel();
  return (
    <div className="stack stack--tight text-small">
      <p>
        <FormattedMessage
          {...frameMessages.disclaimer}
          values={{ name: settings.name, age: settings.minimum_age, days: settings.refund_days }}
        />
      </p>
      {settings.fictional_warning ? (
        <p>
          <FormattedMessage {...frameMessages.disclaimerFictional} values={{ label }} />
        </p>
      ) : null}
    </div>
  );
};

/** Names of the footer's pages. The legal pages are not there yet; a page gets its link here when it comes. */
const linkNames: Partial<Record<(typeof footerLinks)[number], MessageDescriptor>> = {
  pricing: frameMessages.footerPricing,
};

const FooterLinks = () => (
  <ul className="footer__links">
    {footerLinks.map((name) => {
      const text = linkNames[name];
      return text ? (
        <li key={name}>
          <KitLink href={routes[name].path}>
            <FormattedMessage {...text} />
          </KitLink>
        </li>
      ) : null;
    })}
    <li>
      <KitLink href="/lang-config">
        <FormattedMessage {...frameMessages.language} />
      </KitLink>
    </li>
    <li>
      <KitLink href="/appearance">
        <FormattedMessage {...appearanceMessages.title} />
      </KitLink>
    </li>
  </ul>
);

/** What several states of the USA ask of dating sites; stands under English pages only (spec §2, layouts). */
const UsFooter = () => {
  const { name } = useSettings();
  const locale = useLocale();
  if (locale !== 'en') return null;
  return (
    <div className="container footer__us text-small">
      <h2>
        <FormattedMessage {...frameMessages.usTitle} />
      </h2>
      <p>
        <FormattedMessage {...frameMessages.usText} values={{ name }} />
      </p>
    </div>
  );
};

/** With `forUs` the extra footer for the USA under it: in the default layout only (spec §2). */
export const Footer = ({ forUs = false }: { readonly forUs?: boolean }) => {
  const intl = useIntl();
  const { name, support_email: email, support_phone: phone } = useSettings();
  return (
    <footer className="footer">
      <div className="container footer__row">
        <div className="footer__brand">
          <Logo name={name} />
          <Disclaimer />
        </div>
        <nav className="stack stack--tight" aria-label={intl.formatMessage(frameMessages.footer)}>
          {email || phone ? (
            <p className="footer__help">
              <span>
                <FormattedMessage {...frameMessages.support} />
              </span>
              {email ? <a href={`mailto:${email}`}>{email}</a> : null}
              {phone ? <a href={telephoneAddress(phone)}>{phone}</a> : null}
            </p>
          ) : null}
          <FooterLinks />
        </nav>
      </div>
      {forUs ? <UsFooter /> : null}
    </footer>
  );
};
