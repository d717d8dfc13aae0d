import { DisclosureMenu } from '@vesper/ui';
import { ALargeSmall } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { AppearanceChoices } from './appearance-choices.tsx';
import { appearanceMessages } from './appearance-messages.ts';
import { useAppearance } from './appearance.ts';

/** The switch for text size, colours and contrast in the top bar. */
export const AppearanceMenu = () => {
  const intl = useIntl();
  const { key } = useLocation();
  return (
    <DisclosureMenu
      label={intl.formatMessage(appearanceMessages.title)}
      face={<ALargeSmall size={26} aria-hidden="true" />}
      closeKey={key}
    >
      <AppearanceChoices current={useAppearance()} />
    </DisclosureMenu>
  );
};
