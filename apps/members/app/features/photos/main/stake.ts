import type { MessageDescriptor } from 'react-intl';
import { cropMessages } from '../../../parts/photos/crop/crop-messages.ts';

/** What goes when the main photo changes: the check that compares selfies with it, or the mark that says it was compared. */
export type Stake = 'check' | 'mark';

/** Texts of the group `photos-crop`. */
export const stakeMessages: Readonly<Record<Stake, MessageDescriptor>> = {
  check: cropMessages.checking,
  mark: cropMessages.mark,
};
