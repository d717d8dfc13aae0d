import { useSession } from '@vesper/session';
import { useIntl } from 'react-intl';
import { frameMessages } from './messages.ts';

/** The site's word for a fictional profile, or ours where it has none. */
export const useFictionalLabel = (): string => {
  const intl = useIntl();
  const own = useSession((state) => state.settings.fictional_singular);
  return own || intl.formatMessage(frameMessages.fictional);
};
