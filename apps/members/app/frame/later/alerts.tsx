import { useSession } from '@vesper/session';
import { MemberNotices } from './later-notices.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What needs to be said above the screen. Signup ends with the same reminder, so it needs none on top. */
export const Alerts = ({ inSignup }: { readonly inSignup: boolean }) => {
  const user = useSession((state) => state.user);
  return (
    <>
      <div className="container alerts">
        <OfflineBanner />
      </div>
      {inSignup || !user ? null : <MemberNotices user={user} />}
    </>
  );
};
