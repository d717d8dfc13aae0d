import { useSession } from '@vesper/session';
import { AlertBanner } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { MemberNotices } from './later-notices.tsx';
import { shellMessages } from '../messages.ts';

const OfflineBanner = () => {
  const isOnline = useSession((state) => state.online);
  return isOnline ? null : (
    <AlertBanner tone="danger" role="alert">
      <FormattedMessage {...shellMessages.offline} />
    </AlertBanner>
  );
};

/** What needs to be said above the screen. Signup ends with the same reminder, so it needs none on top. */
export const Alerts = ({ inSignup }: { readonly inSignup: boolean }) => {
  const user = useSession((state) => state.user);
  return (
    <div className="container alerts">
      <OfflineBanner />
      {inSignup || !user ? null : <MemberNotices user={user} />}
    </div>
  );
};
