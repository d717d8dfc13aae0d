import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { SavedNote } from '../../parts/settings/section.tsx';
import { settingsMessages } from './messages.ts';

/** The button that saves a form of switches while no script does it with each of them, and what came of it. */
export const SaveRow = ({ busy, saved }: { readonly busy: boolean; readonly saved: boolean }) => (
  <div className="cluster">
    <Button type="submit" className="until-awake" busy={busy}>
      <FormattedMessage {...settingsMessages.save} />
    </Button>
    <SavedNote saved={saved} text={settingsMessages.saved} />
  </div>
);

/** Said above switches of which each counts at once. */
export const SavedByItself = () => (
  <p className="text-muted by-script">
    <FormattedMessage {...settingsMessages.autosave} />
  </p>
);
