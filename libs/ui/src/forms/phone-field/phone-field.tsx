import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldGroup, type FieldProps } from '../field.tsx';
import type { PhoneCountry, PhoneValue } from './phone-number.ts';
import { usePhoneField } from './use-phone-field.ts';

export interface PhoneFieldProps extends FieldProps {
  readonly countryLabel: string;
  readonly numberLabel: string;
  /** In the order they are offered: the site's own country first. */
  readonly countries: readonly PhoneCountry[];
  readonly defaultCountry: string;
  /** As a person or a machine (`+4989...`) writes it. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: (value: PhoneValue) => void;
  /** Runs when the number is left: the time to judge it with `phoneVerdict`. */
  readonly onLeave?: (value: PhoneValue) => void;
  /** Said to screen readers when a pasted number has chosen another country, e.g. "Country: Germany". */
  readonly countryTakenText?: (country: string) => string;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

const optionText = ({ name, callingCode }: PhoneCountry): string => `${name} (+${callingCode})`;

const Countries = ({ countries }: Pick<PhoneFieldProps, 'countries'>) =>
  countries.map((country) => (
    <option key={country.code} value={country.code}>
      {optionText(country)}
    </option>
  ));

/** Says to who does not see it that a pasted number has chosen another country. */
const CountryTaken = ({
  taken,
  text,
}: {
  readonly taken: string | null;
  readonly text: PhoneFieldProps['countryTakenText'];
}) =>
  text ? (
    <span className="visually-hidden" role="status">
      {taken ? text(taken) : ''}
    </span>
  ) : null;

/**
 * A telephone number: country and national number. The form gets `<name>` as `+4989...`, and what was chosen and typed as
 * `<name>_country` and `<name>_national`, which also come without script.
 */
export const PhoneField = ({
  countryLabel,
  numberLabel,
  countries,
  defaultCountry,
  defaultValue = '',
  onValueChange,
  onLeave,
  countryTakenText,
  disabled,
  required,
  ...field
}: PhoneFieldProps) => {
  const { e164, taken, listProps, inputProps } = usePhoneField({
    countries,
    defaultCountry,
    defaultValue,
    onValueChange,
    onLeave,
  });
  const { name, error } = field;

  return (
    <FieldGroup {...field}>
      <div className="phone">
        <label className="phone__part">
          <span>{countryLabel}</span>
          <select
            {...listProps}
            className="input input--select"
            name={`${name}_country`}
            autoComplete="tel-country-code"
            defaultValue={defaultCountry}
            disabled={disabled}
          >
            <Countries countries={countries} />
          </select>
        </label>
        <label className={classNames('phone__part', 'phone__part--number')}>
          <span>{numberLabel}</span>
          <input
            {...inputProps}
            className="input"
            name={`${name}_national`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={defaultValue}
            disabled={disabled}
            required={required}
            {...describedBy({ name, error })}
          />
        </label>
      </div>
      <input type="hidden" name={name} value={e164} disabled={disabled} />
      <CountryTaken taken={taken} text={countryTakenText} />
    </FieldGroup>
  );
};
