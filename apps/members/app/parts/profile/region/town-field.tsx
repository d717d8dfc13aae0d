import { TextField } from '@vesper/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from '../field-messages.ts';
import { useTowns } from './use-towns.ts';

export interface TownFieldProps {
  readonly defaultValue: string | undefined;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
}

/** The town: any name may be written, and those that we know are offered meanwhile (the distance is reckoned from them). */
export const TownField = (props: TownFieldProps) => {
  const intl = useIntl();
  const id = useId();
  const { towns, onInput } = useTowns();
  const isOffering = towns.length > 0;
  return (
    <>
      <TextField
        {...props}
        name="city"
        label={intl.formatMessage(profileFieldMessages.city)}
        autoComplete="address-level2"
        list={isOffering ? id : undefined}
        onInput={onInput}
      />
      {isOffering ? (
        <datalist id={id}>
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      ) : null}
    </>
  );
};
