import type { OwnProfile } from '@vesper/contract';
import { traitNames, traits } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { SelectField } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { traitMessages, traitValueMessages } from '../../../parts/profile/trait-messages.ts';
import { begunOf } from './begun-of.ts';
import { partsIn } from './left/parts-in.ts';
import { profileMessages } from './messages.ts';
import { SectionForm } from './section-form.tsx';

await loadTexts('profile-field', 'profile-trait', 'refusal-field');

/** Relationship status, build, colour of hair and eyes; none of it has to be said. */
export const TraitsSection = ({ profile }: { readonly profile: OwnProfile }) => {
  const intl = useIntl();
  const gender = profile.gender ?? 'unknown';
  return (
    <SectionForm
      section="traits"
      labels={traitMessages}
      begun={begunOf('traits', profile)}
      followed={partsIn}
    >
      {({ errorOf, typed }) => (
        <>
          <h2>
            <FormattedMessage {...profileMessages.traits} />
          </h2>
          <p>
            <FormattedMessage {...profileMessages.traitsHint} />
          </p>
          {traitNames.map((trait) => {
            const words: Readonly<Record<string, MessageDescriptor>> = traitValueMessages[trait];
            return (
              <SelectField
                key={trait}
                name={trait}
                label={intl.formatMessage(traitMessages[trait])}
                options={traits[trait].map((value) => ({
                  value,
                  label: intl.formatMessage(words[value] ?? profileMessages.traitUnsaid, { gender }),
                }))}
                emptyLabel={intl.formatMessage(profileMessages.traitUnsaid)}
                defaultValue={typed[trait] ?? profile[trait] ?? ''}
                error={errorOf(trait)}
              />
            );
          })}
        </>
      )}
    </SectionForm>
  );
};
