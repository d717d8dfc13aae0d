import { type Interest, type InterestGroup, interestGroups } from '@vesper/domain';
import { GroupedChoices } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from '../field-messages.ts';
import { allInterestsMessage, interestGroupMessages, interestMessage } from './interest-messages.ts';

export interface InterestsFieldProps {
  readonly hint?: string;
  /** The codes that are chosen already. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
}

/** Of each of the six groups: twelve at first. */
const firstOfGroup = 2;

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

/** What a member enjoys, in groups under headings. */
export const InterestsField = ({ hint, chosen, error }: InterestsFieldProps) => {
  const intl = useIntl();
  const nameOf = (code: Interest): string => {
    const message = interestMessage(code);
    return message ? intl.formatMessage(message) : code;
  };
  return (
    <GroupedChoices
      name="interests"
      label={intl.formatMessage(profileFieldMessages.interests)}
      hint={hint}
      groups={groups.map(([group, codes]) => ({
        label: intl.formatMessage(interestGroupMessages[group]),
        options: codes.map((value) => ({ value, label: nameOf(value) })),
      }))}
      first={firstOfGroup}
      allLabel={intl.formatMessage(allInterestsMessage.all)}
      defaultValue={chosen}
      error={error}
    />
  );
};
