import { useSettings } from '@vesper/session';
import { KitLink, Logo } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { frameMessages } from '../messages.ts';

/** The site's logo in a bar, which leads to where the site begins for whoever looks at it. */
export const SiteLogo = ({ href }: { readonly href: '/' | '/members' }) => {
  const intl = useIntl();
  const { name } = useSettings();
  return (
    <KitLink
      href={href}
      className="top-bar__logo"
      aria-label={intl.formatMessage(frameMessages.home, { name })}
    >
      <Logo name={name} />
    </KitLink>
  );
};
