import type { OwnProfile } from '@vesper/contract';
import { countGraphemes } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSettings } from '@vesper/session';
import { TextArea } from '@vesper/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { Meanwhile } from './left/meanwhile.tsx';
import { profileMessages } from './messages.ts';
import { SectionForm } from './section-form.tsx';

await loadTexts('profile-field', 'refusal-field');

export const AboutSection = ({ profile }: { readonly profile: OwnProfile }) => {
  const intl = useIntl();
  const { about_me_length: maximum, visible_profile_fields: visible } = useSettings();
  // Where the site does not show it nobody reads it.
  const hints = [
    profileMessages.aboutHint,
    ...(visible.includes('about_me') ? [profileMessages.aboutPublic] : []),
  ];
  // Not what others of the member's pages have saved since: that is not what stands in the field.
  const [begun] = useState(profile.about_me);
  return (
    <SectionForm
      section="about"
      stored={profile.about_me}
      judges={{ about_me_too_long: (text) => countGraphemes(text.trim()) <= maximum }}
      storedValues={(stored) => ({ about_me: stored })}
    >
      {({ errorOf, typed, meanwhile, keep }) => (
        <>
          {/* After one that did not arrive, what it began with. */}
          <input
            type="hidden"
            name="about_me_before"
            value={meanwhile ?? typed.stored ?? typed.about_me_before ?? begun}
          />
          <TextArea
            name="about_me"
            label={intl.formatMessage(profileFieldMessages.aboutMe)}
            hint={hints.map((hint) => intl.formatMessage(hint)).join(' ')}
            error={errorOf('about_me')}
            rows={7}
            defaultValue={typed.about_me ?? begun}
            count={countGraphemes}
            maximum={maximum}
            counterText={(length) => intl.formatMessage(profileMessages.counter, { length, maximum })}
          />
          {meanwhile === undefined ? null : <Meanwhile onKeep={keep}>{meanwhile}</Meanwhile>}
        </>
      )}
    </SectionForm>
  );
};
