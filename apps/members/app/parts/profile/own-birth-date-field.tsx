import { DateOfBirthField } from '@vesper/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from './field-messages.ts';
import { useMonthNames } from '../time/month-names.ts';

type OwnBirthDateFieldProps = Pick<
  ComponentProps<typeof DateOfBirthField>,
  'hint' | 'error' | 'defaultValue'
>;

/** The member's own date of birth, as `date_of_birth`. */
export const OwnBirthDateField = (props: OwnBirthDateFieldProps) => {
  const intl = useIntl();
  return (
    <DateOfBirthField
      name="date_of_birth"
      label={intl.formatMessage(profileFieldMessages.birthDate)}
      dayLabel={intl.formatMessage(profileFieldMessages.day)}
      monthLabel={intl.formatMessage(profileFieldMessages.month)}
      yearLabel={intl.formatMessage(profileFieldMessages.year)}
      monthNames={useMonthNames()}
      {...props}
    />
  );
};
