import { badgeCount, creditsBadge } from '@vesper/domain';
import { useIsVisitor, useSession } from '@vesper/session';
import { Badge, KitLink, LinkButton } from '@vesper/ui';
import { Coins, Heart, MessageCircle, Search, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { AppearanceMenu } from '../appearance/appearance-menu.tsx';
import { BackButton } from './back-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useShownPath } from './shown-path.ts';
import { SiteLogo } from './site-logo.tsx';
import { frameMessages } from '../messages.ts';

interface NavigationLinkProps {
  readonly href: string;
  /** Paths under which this entry is the current one. */
  readonly area: readonly string[];
  readonly icon: ReactNode;
  readonly label: MessageDescriptor;
  /** One word for phones, where it differs. */
  readonly shortLabel?: MessageDescriptor;
  readonly badge?: ReactNode;
}

const NavigationLink = ({ href, area, icon, label, shortLabel, badge }: NavigationLinkProps) => {
  const path = useShownPath();
  const isCurrent = area.some((start) => path === start || path.startsWith(`${start}/`));
  return (
    <li>
      <KitLink href={href} className="main-nav__link" aria-current={isCurrent ? 'page' : undefined}>
        <span className="main-nav__icon">
          {icon}
          {badge}
        </span>
        <span className={shortLabel ? 'main-nav__long' : undefined}>
          <FormattedMessage {...label} />
        </span>
        {shortLabel ? (
          <span className="main-nav__short" aria-hidden="true">
            <FormattedMessage {...shortLabel} />
          </span>
        ) : null}
      </KitLink>
    </li>
  );
};

const CountBadge = ({ count, label }: { readonly count: number; readonly label: MessageDescriptor }) => {
  const intl = useIntl();
  return count > 0 ? <Badge label={intl.formatMessage(label, { count })}>{badgeCount(count)}</Badge> : null;
};

/** All screens about what one pays; one link leads to them, whichever it is for this member. */
const moneyArea = ['/premium', '/credits', '/transactions'] as const;

const CreditsLink = () => {
  const intl = useIntl();
  const isPremium = useSession((state) => state.user?.paid_user ?? false);
  const credits = useSession((state) => state.user?.credits ?? 0);
  const badge = creditsBadge({ premium: isPremium, credits });
  if (!isPremium) {
    return (
      <NavigationLink
        href="/premium"
        area={moneyArea}
        icon={<Sparkles size={24} aria-hidden="true" />}
        label={frameMessages.premium}
        shortLabel={frameMessages.premiumShort}
      />
    );
  }
  return (
    <NavigationLink
      href="/credits/repeat-order"
      area={moneyArea}
      icon={<Coins size={24} aria-hidden="true" />}
      label={frameMessages.credits}
      badge={
        badge ? (
          <Badge
            tone={badge.tone}
            label={intl.formatMessage(frameMessages.creditsLeft, { count: badge.count })}
          >
            {badge.count}
          </Badge>
        ) : null
      }
    />
  );
};

const MemberLinks = () => {
  const intl = useIntl();
  const unread = useSession((state) => state.totalUnread);
  const newLikes = useSession((state) => state.totalNewLikes);
  return (
    <nav className="main-nav" aria-label={intl.formatMessage(frameMessages.mainNavigation)}>
      <ul>
        <NavigationLink
          href="/members"
          area={['/members']}
          icon={<Search size={24} aria-hidden="true" />}
          label={frameMessages.search}
          shortLabel={frameMessages.searchShort}
        />
        <NavigationLink
          href="/chats"
          area={['/chats']}
          icon={<MessageCircle size={24} aria-hidden="true" />}
          label={frameMessages.messages}
          badge={<CountBadge count={unread} label={frameMessages.unread} />}
        />
        <NavigationLink
          href="/likes"
          area={['/likes']}
          icon={<Heart size={24} aria-hidden="true" />}
          label={frameMessages.likes}
          badge={<CountBadge count={newLikes} label={frameMessages.newLikes} />}
        />
        <CreditsLink />
      </ul>
    </nav>
  );
};

export interface TopNavigationProps {
  readonly hideLanguage?: boolean;
  /** Logo, the member's links with their badges, and the account only: what a conversation needs over it. */
  readonly slim?: boolean;
}

/** The bar over every screen (spec §2). On phones a member's links stand at the bottom, within reach of the thumb. */
export const TopNavigation = ({ hideLanguage = false, slim = false }: TopNavigationProps) => {
  const isLoggedIn = !useIsVisitor();
  return (
    <header className={slim ? 'top-bar top-bar--slim' : 'top-bar'}>
      <div className="container top-bar__row">
        <BackButton />
        <SiteLogo href={isLoggedIn ? '/members' : '/'} />
        {isLoggedIn ? <MemberLinks /> : null}
        <div className="top-bar__end">
          {slim ? null : <AppearanceMenu />}
          {hideLanguage || slim ? null : <LanguageMenu />}
          {isLoggedIn ? (
            <AccountMenu />
          ) : (
            <LinkButton href="/login" look="outline">
              <FormattedMessage {...frameMessages.login} />
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
};
