import '../features/notifications/notifications.scss';
import type { Notifications } from '@vesper/contract';
import { localeNames } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useUser } from '@vesper/session';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { actOnMailAddress } from '../features/mail-address/mail-address-act.ts';
import { MailAddressSection } from '../features/mail-address/later-mail-address-section.tsx';
import { passwordMessages } from '../features/password/messages.ts';
import { actOnPassword } from '../features/password/password-act.ts';
import { PasswordSection } from '../features/password/later-password-section.tsx';
import { PushSetting } from '../features/push/later-push-setting.tsx';
import { pushMessages } from '../features/push/messages.ts';
import { SeenSection } from '../features/notifications/later-seen-section.tsx';
import { MailStopped } from '../features/notifications/mail-stopped.tsx';
import { lineMessages } from '../features/notifications/line-messages.ts';
import { settingsMessages } from '../features/notifications/messages.ts';
import { actOnNotifications } from '../features/notifications/notifications-act.ts';
import { ToldSection } from '../features/notifications/told-section.tsx';
import { MailAddressText } from '../parts/fields/mail-address-text.tsx';
import { roomMessages } from '../parts/settings/room-messages.ts';
import { SettingsSection } from '../parts/settings/section.tsx';
import { SettingsFrame } from '../parts/settings/settings-frame.tsx';
import { roomOfAnchor } from '../parts/settings/settings-rooms.ts';
import { membersContext } from '../load-context.ts';
import { LanguageChoices } from '../frame/bar/language-menu.tsx';
import { useLocale, useLocalePath } from '../frame/links/localized-path.ts';
import { actStatus } from '../parts/forms/act-status.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import type { Route } from './+types/notifications.ts';

export const handle = {
  texts: [
    'login-field',
    'notifications',
    'notifications-rooms',
    'password',
    'password-new',
    'push-setting',
    'refusal-account',
    'refusal-field',
  ],
};
await loadTexts(...handle.texts);

/** The rooms that go by what this route reads; the others have routes of their own. */
const roomNames = ['told', 'seen', 'email', 'password', 'language'] as const;
type Room = (typeof roomNames)[number];

const roomOf = (name: string | undefined): Room | null => roomNames.find((room) => room === name) ?? null;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const room = roomOf(params.room);
  if (params.room !== undefined && room === null) throw data(null, { status: 404 });
  const { notifications } = await context.get(membersContext).api.call('notifications').catch(throwRefusal);
  return { notifications };
};

/** From room to room nothing is asked again: all of them go by the same answer. */
export const shouldRevalidate = ({
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean =>
  (formMethod !== undefined && formMethod !== 'GET') || currentUrl.pathname === nextUrl.pathname;

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { api } = context.get(membersContext);
  const form = await request.formData();
  const result =
    (await actOnNotifications(api, form)) ??
    (await actOnMailAddress(api, form)) ??
    (await actOnPassword(api, form));
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: actStatus(result) });
};

/** Leads addresses of parts of the one long page that this once was (`#password`) to their rooms. */
const useOldAnchors = (isList: boolean): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const room = isList ? roomOfAnchor(hash.slice(1)) : null;
  useEffect(() => {
    if (room !== null) void navigate(localePath(room), { replace: true });
  }, [room, navigate, localePath]);
};

const SeenLine = ({ notifications }: { readonly notifications: Notifications }) => {
  if (notifications.paused) return <FormattedMessage {...lineMessages.seenPaused} />;
  return <FormattedMessage {...(notifications.invisible ? lineMessages.seenInvisible : lineMessages.seen)} />;
};

const EmailLine = () => {
  const user = useUser();
  if (!user) return null;
  if (user.notifications_disabled.length > 0) return <FormattedMessage {...settingsMessages.stoppedTitle} />;
  return <MailAddressText value={user.email} />;
};

/** What each room holds or how it stands, as far as that is known here without another question. */
const useLines = (notifications: Notifications) => {
  const locale = useLocale();
  // The same elements as long as they say the same: what the server has rendered of the list stays until its code has come.
  return useMemo(
    () => ({
      told: <FormattedMessage {...lineMessages.told} />,
      seen: <SeenLine notifications={notifications} />,
      blocked: <FormattedMessage {...lineMessages.blocked} />,
      email: <EmailLine />,
      password: <FormattedMessage {...passwordMessages.passwordSubmit} />,
      security: <FormattedMessage {...lineMessages.security} />,
      language: localeNames[locale],
    }),
    [notifications, locale],
  );
};

interface RoomProps {
  readonly notifications: Notifications;
  readonly level: 1 | 2;
}

const Told = ({ notifications, level }: RoomProps) => (
  <>
    <ToldSection preferences={notifications.preferences} level={level} />
    <SettingsSection id="push" title={pushMessages.title}>
      <PushSetting />
    </SettingsSection>
  </>
);

const Email = ({ notifications }: RoomProps) => (
  <>
    <MailStopped />
    <MailAddressSection newEmail={notifications.new_email} />
  </>
);

const Language = () => {
  const locale = useLocale();
  return (
    <SettingsSection level={1} title={roomMessages.language}>
      <LanguageChoices current={locale} />
    </SettingsSection>
  );
};

const rooms: Readonly<Record<Room, (props: RoomProps) => ReactNode>> = {
  told: Told,
  seen: ({ notifications }) => <SeenSection notifications={notifications} />,
  email: Email,
  password: () => <PasswordSection />,
  language: Language,
};

/** Settings (spec §2): e-mail change, password change, notification preferences, invisible mode and the rest. */
export default function Settings({ loaderData: { notifications }, params }: Route.ComponentProps) {
  const room = roomOf(params.room);
  const lines = useLines(notifications);
  useOldAnchors(room === null);
  const Room = rooms[room ?? 'told'];
  return (
    <SettingsFrame room={room} lines={lines}>
      <Room notifications={notifications} level={room === null ? 2 : 1} />
    </SettingsFrame>
  );
}
