import { useSession } from '@vesper/session';
import { AlertBanner } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { frameMessages } from '../messages.ts';

interface OfflineBannerProps {
  /** What it means here. */
  readonly message?: MessageDescriptor;
}

/** Said in every layout that has a session's frame, for as long as there is no network. */
export const OfflineBanner = ({ message = frameMessages.offline }: OfflineBannerProps) => {
  const isOnline = useSession((state) => state.online);
  return isOnline ? null : (
    <AlertBanner tone="danger" role="alert">
      <FormattedMessage {...message} />
    </AlertBanner>
  );
};
