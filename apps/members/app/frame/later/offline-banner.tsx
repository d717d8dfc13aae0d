import { useSession } from '@vesper/session';
import { AlertBanner } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { frameMessages } from '../messages.ts';

/** Said in every layout that has a session's frame, for as long as there is no network; no error of anybody's, and nothing is lost. */
export const OfflineBanner = () => {
  const isOnline = useSession((state) => state.online);
  return isOnline ? null : (
    <AlertBanner role="alert">
      <FormattedMessage {...frameMessages.offline} />
    </AlertBanner>
  );
};
