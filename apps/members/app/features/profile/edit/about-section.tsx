import type { OwnProfile } from '@vesper/contract';
import { countGraphemes } from '@vesper/domain';
import { TextArea } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { personMessages } from '../../../parts/profile/person-messages.ts';
import { profileMessages } from './messages.ts';
import { SectionForm } from './section-form.tsx';

/** Characters (grapheme clusters) of the text about oneself; the domain's rule judges. */
const aboutMeLength = 2000;

export const AboutSection = ({ profile }: { readonly profile: OwnProfile }) => {
  const intl = useIntl();
  return (
    <SectionForm section="about">
      {({ errorOf, typed }) => (
        <TextArea
          name="about_me"
          label={intl.formatMessage(personMessages.aboutMe)}
          hint={intl.formatMessage(profileMessages.aboutHint)}
          error={errorOf('about_me')}
          rows={7}
          defaultValue={typed.about_me ?? profile.about_me}
          count={countGraphemes}
          maximum={aboutMeLength}
          counterText={(length) =>
            intl.formatMessage(profileMessages.counter, { length, maximum: aboutMeLength })
          }
        />
      )}
    </SectionForm>
  );
};
