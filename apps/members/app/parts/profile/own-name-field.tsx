import { TextField } from '@vesper/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from './field-messages.ts';

type OwnNameFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'defaultValue' | 'required'>;

/** The member's own username, as `name`. */
export const OwnNameField = (props: OwnNameFieldProps) => {
  const intl = useIntl();
  return (
    <TextField
      name="name"
      label={intl.formatMessage(profileFieldMessages.name)}
      hint={intl.formatMessage(profileFieldMessages.nameHint)}
      autoComplete="nickname"
      {...props}
    />
  );
};
