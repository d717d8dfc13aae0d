import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LoginSession, Notifications, Passkey } from '@vesper/contract';
import { refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { aWholeMember } from '../../testing/whole-member.ts';

const all = { mail: true, push: false };
const answer = (change: Partial<Notifications> = {}) => ({
  notifications: () => ({
    notifications: {
      preferences: { message: all, like: all, match: all, offer: { mail: false, push: false } },
      invisible: false,
      auto_like: false,
      on_public_pages: true,
      read_receipts: true,
      paused: false,
      new_email: null,
      ...change,
    },
  }),
});

const aLogin = (id: string, change: Partial<LoginSession> = {}): LoginSession => ({
  id,
  current: id === 's1',
  browser: 'Firefox',
  system: 'Windows',
  remembered: true,
  started_at: '2026-05-01T12:00:00Z',
  last_seen_at: '2026-05-02T08:30:00Z',
  ...change,
});
const aPasskey = (name: string): Passkey => ({
  id: name,
  name,
  added_at: '2026-05-01T12:00:00Z',
  last_used_at: null,
});

/** What the room of security asks for. */
const security = (logins: readonly LoginSession[], passkeys: readonly Passkey[], codes: boolean) => ({
  sessions: () => ({ sessions: logins }),
  passkeys: () => ({ passkeys }),
  oneTimeCodes: () => ({ active: codes, recovery_codes_left: codes ? 8 : 0 }),
});
const leaving = (discount: number | null, credits: number) => ({
  leaving: () => ({ restore_days: 14, credits, discount_percentage: discount }),
});

const meta = {
  title: 'Screens/Settings',
  component: Screen,
  parameters: asScreen,
  args: { at: '/notifications', answers: answer() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {};
export const Told: Story = { args: { at: '/notifications/told' } };
export const Seen: Story = { args: { at: '/notifications/seen' } };
export const TakingABreak: Story = {
  args: {
    at: '/notifications/seen',
    user: aWholeMember({ paused: true }),
    answers: answer({ paused: true, invisible: true }),
  },
};
export const Email: Story = { args: { at: '/notifications/email' } };
/** A new address waits for its confirmation. */
export const EmailChanging: Story = {
  args: { at: '/notifications/email', answers: answer({ new_email: 'wilma@new.test' }) },
};
/** Mails came back, so none are sent. */
export const EmailStopped: Story = {
  args: { at: '/notifications/email', user: aWholeMember({ notifications_disabled: ['bounce'] }) },
};
export const Password: Story = { args: { at: '/notifications/password' } };
export const Language: Story = { args: { at: '/notifications/language' } };
export const SecurityOne: Story = {
  args: { at: '/notifications/security', answers: security([aLogin('s1')], [], false) },
};
export const SecurityMany: Story = {
  args: {
    at: '/notifications/security',
    answers: security(
      [
        aLogin('s1'),
        aLogin('s2', { browser: 'Safari', system: 'iPhone' }),
        aLogin('s3', { browser: '', system: '' }),
      ],
      [aPasskey('iPhone'), aPasskey('Laptop')],
      true,
    ),
  },
};
export const Leaving: Story = { args: { at: '/notifications/leave', answers: leaving(25, 12) } };
/** Nothing to offer, nothing to lose. */
export const LeavingWithNothing: Story = {
  args: { at: '/notifications/leave', answers: leaving(null, 0), user: aWholeMember({ credits: 0 }) },
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = {
  args: { answers: { notifications: () => refuse('internal') }, fails: true },
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    user: aWholeMember({ email: 'maximiliane-elisabeth.von-hohenschwangau@rechtsschutzversicherung.test' }),
    answers: answer({ new_email: 'maximiliane-elisabeth@geschwindigkeitsbegrenzungen.test' }),
  },
};
export const LongestGermanLeaving: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { at: '/notifications/leave', answers: leaving(25, 12_345) },
};
