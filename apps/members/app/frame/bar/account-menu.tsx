import { useSession, useSessionHandle } from '@vesper/session';
import { Avatar, DisclosureMenu, GoldBadge, KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { useLocalePath } from '../links/localized-path.ts';
import { frameMessages } from '../messages.ts';
import { usePictures } from '../picture.ts';

/** Avatar and name; inside, the member's own pages and the way out. */
export const AccountMenu = () => {
  const intl = useIntl();
  const session = useSessionHandle();
  const user = useSession((state) => state.user);
  const { thumb } = usePictures();
  const localePath = useLocalePath();
  const { key } = useLocation();
  if (!user) return null;
  const gold = user.paid_user ? <GoldBadge label={intl.formatMessage(frameMessages.premiumMember)} /> : null;
  const face = (
    <>
      <Avatar picture={thumb(user.profile.main_image)} alt="" size="small" badge={gold} />
      <span className="menu__name">{user.profile.name}</span>
    </>
  );
  return (
    <DisclosureMenu label={intl.formatMessage(frameMessages.account)} face={face} closeKey={key}>
      <KitLink href="/profile" className="menu__item">
        <FormattedMessage {...frameMessages.profile} />
      </KitLink>
      <KitLink href="/notifications" className="menu__item">
        <FormattedMessage {...frameMessages.settings} />
      </KitLink>
      <KitLink href="/transactions" className="menu__item">
        <FormattedMessage {...frameMessages.transactions} />
      </KitLink>
      {/* A call under way would find the login gone and lead to the login page: nothing asks any more from here on. */}
      <Form method="post" action={localePath('/logout')} reloadDocument onSubmit={() => session.detach()}>
        <button className="menu__item">
          <FormattedMessage {...frameMessages.logout} />
        </button>
      </Form>
    </DisclosureMenu>
  );
};
