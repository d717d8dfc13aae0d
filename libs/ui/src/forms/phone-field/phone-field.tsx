import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldGroup, type FieldProps } from '../field.tsx';
import {
  asNational,
  belongsToPhone,
  isWritable,
  loadPhoneRules,
  namedCountry,
  phoneE164,
  type PhoneCountry,
  type PhoneRules,
  type PhoneValue,
  writePhone,
} from './phone-number.ts';
import { type Deleted, deletedBy, place, rewrite } from '../rewrite.ts';

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

/** What changes a field key by key; everything else (paste, autofill, dictation) brings a whole number at once. */
const keyByKey = /^(insertText|insertCompositionText|delete.*)$/;
const cameWhole = (event: Event): boolean => !(event instanceof InputEvent && keyByKey.test(event.inputType));

const optionText = ({ name, callingCode }: PhoneCountry): string => `${name} (+${callingCode})`;

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
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rules = useRef<PhoneRules>(undefined);
  const written = useRef(defaultValue);
  const [e164, setE164] = useState(defaultValue.startsWith('+') ? defaultValue : '');
  const [taken, setTaken] = useState('');
  const { name, error } = field;

  const read = (): PhoneValue => {
    const country = select.current?.value ?? defaultCountry;
    const national = input.current?.value ?? defaultValue;
    return { country, national, e164: rules.current ? phoneE164(rules.current, country, national) : '' };
  };

  /** Writes the number out, lets it choose its country, and turns it into a national one once it is whole. */
  const write = (whole: boolean, deleted?: Deleted): PhoneValue => {
    const [known, number, list] = [rules.current, input.current, select.current];
    if (known && number && list && isWritable(number.value)) {
      const named = namedCountry(known, countries, list.value, number.value);
      if (named && named !== list.value) {
        list.value = named;
        setTaken(countries.find(({ code }) => code === named)?.name ?? '');
      }
      const country = list.value;
      const next = rewrite({
        typed: number.value,
        caret: number.selectionStart ?? number.value.length,
        previous: written.current,
        deleted,
        keeps: belongsToPhone,
        write: (kept) => writePhone(known, country, kept),
      });
      const national = whole && named ? asNational(known, country, next.text) : next.text;
      place(number, national === next.text ? next : { text: national, caret: national.length });
    }
    written.current = number?.value ?? '';
    const value = read();
    setE164(value.e164);
    return value;
  };

  const load = (whole: boolean, heard: boolean): void => {
    if (rules.current) return;
    // Without the rules one types as in any field, and the server judges what it gets.
    loadPhoneRules().then(
      (loaded) => {
        rules.current = loaded;
        if (!input.current?.value) return;
        const value = write(whole);
        if (heard) onValueChange?.(value);
      },
      () => undefined,
    );
  };

  const takeUp = useEffectEvent(() => {
    // A value that the page came with, or one that was typed before the script.
    if (input.current?.value) load(true, input.current.value !== defaultValue);
  });
  useEffect(() => takeUp(), []);

  return (
    <FieldGroup {...field}>
      <div className="phone">
        <label className="phone__part">
          <span>{countryLabel}</span>
          <select
            ref={select}
            className="input input--select"
            name={`${name}_country`}
            autoComplete="tel-country-code"
            defaultValue={defaultCountry}
            disabled={disabled}
            onFocus={() => load(false, true)}
            onChange={() => {
              const value = write(false);
              onValueChange?.(value);
            }}
          >
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {optionText(country)}
              </option>
            ))}
          </select>
        </label>
        <label className={classNames('phone__part', 'phone__part--number')}>
          <span>{numberLabel}</span>
          <input
            ref={input}
            className="input"
            name={`${name}_national`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={defaultValue}
            disabled={disabled}
            required={required}
            {...describedBy({ name, error })}
            onFocus={() => load(false, true)}
            onChange={({ nativeEvent }) => {
              const whole = cameWhole(nativeEvent);
              if (whole) load(true, true);
              const value = write(whole, deletedBy(nativeEvent));
              onValueChange?.(value);
            }}
            onBlur={() => {
              const value = write(true);
              onLeave?.(value);
            }}
          />
        </label>
      </div>
      <input type="hidden" name={name} value={e164} disabled={disabled} />
      {countryTakenText ? (
        <span className="visually-hidden" role="status">
          {taken ? countryTakenText(taken) : ''}
        </span>
      ) : null}
    </FieldGroup>
  );
};
