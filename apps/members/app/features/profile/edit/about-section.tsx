import type { OwnProfile } from '@vesper/contract';
import { countGraphemes } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { TextArea } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { profileMessages } from './messages.ts';
import { SectionForm } from './section-form.tsx';

await loadTexts('profile-field', 'refusal-field');

export const AboutSection = ({ profile }: { readonly profile: OwnProfile }) => {
  const intl = useIntl();
  const { about_me_length: maximum } = useSettings();
  return (
    <SectionForm
      section="about"
      judges={{ about_me_too_long: (text) => countGraphemes(text.trim()) <= maximum }}
    >
      {({ errorOf, typed }) => (
        <TextArea
          name="about_me"
          label={intl.formatMessage(profileFieldMessages.aboutMe)}
          hint={intl.formatMessage(profileMessages.aboutHint)}
          error={errorOf('about_me')}
          rows={7}
          defaultValue={typed.about_me ?? profile.about_me}
          count={countGraphemes}
          maximum={maximum}
          counterText={(length) => intl.formatMessage(profileMessages.counter, { length, maximum })}
        />
      )}
    </SectionForm>
  );
};
