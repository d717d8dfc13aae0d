import { useSession, useSessionHandle } from '@vesper/session';
import { Avatar, DisclosureMenu, GoldBadge, KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { useLocalePath } from '../links/localized-path.ts';
import { forgetOwn } from '../kept-own.ts';
import { frameMessages } from '../messages.ts';
import { usePictures } from '../picture.ts';
import { useShownPath } from './shown-path.ts';

const pages = [
  ['/profile', frameMessages.profile],
  ['/notifications', frameMessages.settings],
  ['/transactions', frameMessages.transactions],
] as const;

/** Avatar and name; inside, the member's own pages and the way out. */
export const AccountMenu = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const user = useSession((state) => state.user);
  const { thumb } = usePictures();
  const localePath = useLocalePath();
  const { key } = useLocation();
  const path = useShownPath();
  if (!user) return null;
  const gold = user.paid_user ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null;
  const face = (
    <>
      <Avatar
        picture={thumb(user.profile.main_image)}
        name={user.profile.name}
        alt=""
        size="small"
        badge={gold}
      />
      <span className="menu__name">{user.profile.name}</span>
    </>
  );
  return (
    <DisclosureMenu label={intl.formatMessage(frameMessages.account)} face={face} closeKey={key}>
      {pages.map(([href, message]) => (
        <KitLink
          key={href}
          href={href}
          className="menu__item"
          aria-current={path === href ? 'page' : undefined}
        >
          <FormattedMessage {...message} />
        </KitLink>
      ))}
      {/* A call under way would find the login gone and lead to the login page: nothing asks any more from here on. */}
      <Form
        method="post"
        action={localePath('/logout')}
        reloadDocument
        onSubmit={() => {
          session.detach();
          forgetOwn();
        }}
      >
        <button className="menu__item">
          <FormattedMessage {...frameMessages.logout} />
        </button>
      </Form>
    </DisclosureMenu>
  );
};
