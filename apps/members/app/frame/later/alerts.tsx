import { useSession } from '@vesper/session';
import { MemberNotices } from './later-notices.tsx';
import { OfflineBanner } from './offline-banner.tsx';

export interface AlertsProps {
  /** Signup ends with the same reminder, so it needs none on top. */
  readonly inSignup: boolean;
  /** The screen has a place of its own for {@link ScreenNotice}, further down. */
  readonly placedByScreen: boolean;
}

/** What needs to be said above the screen. */
export const Alerts = ({ inSignup, placedByScreen }: AlertsProps) => (
  <>
    <div className="container alerts alerts--passing">
      <OfflineBanner />
    </div>
    {inSignup || placedByScreen ? null : <ScreenNotice />}
  </>
);

/** The one notice of a screen, where a member has one. */
export const ScreenNotice = () => {
  const user = useSession((state) => state.user);
  return user ? <MemberNotices user={user} /> : null;
};
