import { TextField } from '@vesper/ui';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { profileFieldMessages } from '../field-messages.ts';
import { useTowns } from './use-towns.ts';

export interface TownFieldProps {
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  /** A town that is stored and that we do not know, and what is said of it as long as it stands in the field. */
  readonly unknown?: { readonly town: string; readonly hint: string } | undefined;
}

/** The town: any name may be written, and those that we know are offered meanwhile (the distance is reckoned from them). */
export const TownField = ({ unknown, defaultValue, error }: TownFieldProps) => {
  const intl = useIntl();
  const id = useId();
  const [written, setWritten] = useState(defaultValue);
  const { towns, onInput, onFocus } = useTowns();
  const isOffering = towns.length > 0;
  const hear = (event: FormEvent<HTMLInputElement>): void => {
    setWritten(event.currentTarget.value);
    onInput(event);
  };
  return (
    <>
      <TextField
        name="city"
        label={intl.formatMessage(profileFieldMessages.city)}
        autoComplete="address-level2"
        hint={unknown && unknown.town === written?.trim() ? unknown.hint : undefined}
        defaultValue={defaultValue}
        error={error}
        list={isOffering ? id : undefined}
        onInput={hear}
        onFocus={onFocus}
      />
      {isOffering ? (
        <datalist id={id}>
          {towns.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </>
  );
};
