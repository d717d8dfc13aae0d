import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { settingsMessages } from './messages.ts';
import { SavedNote } from '../../parts/settings/section.tsx';

/** The button that saves a form of switches, and what came of it. */
export const SaveRow = ({ busy, saved }: { readonly busy: boolean; readonly saved: boolean }) => (
  <div className="cluster">
    <Button type="submit" busy={busy}>
      <FormattedMessage {...settingsMessages.save} />
    </Button>
    <SavedNote saved={saved} text={settingsMessages.saved} />
  </div>
);
