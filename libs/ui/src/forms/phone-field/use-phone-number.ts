import { type RefObject, useRef, useState } from 'react';
import { type Deleted, place } from '../rewrite.ts';
import {
  loadPhoneRules,
  phoneE164,
  type PhoneCountry,
  type PhoneRules,
  type PhoneValue,
} from './phone-number.ts';
import { writeOut } from './phone-writing.ts';

export interface PhoneNumberOptions {
  readonly countries: readonly PhoneCountry[];
  readonly defaultCountry: string;
  readonly defaultValue: string;
}

interface PhoneNumber {
  /** The two parts hold what was chosen and typed, so that it is there before the script and without it. */
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** `+4989...`; empty as long as nobody knows. */
  readonly e164: string;
  /** Name of the country that the number itself has chosen; empty when none has. */
  readonly taken: string;
  /** Takes up a change of either part: writes it out as far as the rules are there. Answers what it is now. */
  readonly write: (whole: boolean, deleted?: Deleted) => PhoneValue;
  /** Gets the rules of all countries; `onLoaded` runs once, when they have come. */
  readonly load: (onLoaded: () => void) => void;
}

/** The state of a telephone number. */
export const usePhoneNumber = ({
  countries,
  defaultCountry,
  defaultValue,
}: PhoneNumberOptions): PhoneNumber => {
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rules = useRef<PhoneRules>(undefined);
  const written = useRef(defaultValue);
  const [e164, setE164] = useState(defaultValue.startsWith('+') ? defaultValue : '');
  const [taken, setTaken] = useState('');

  const write = (whole: boolean, deleted?: Deleted): PhoneValue => {
    const [known, number, list] = [rules.current, input.current, select.current];
    if (known && number && list) {
      const caret = number.selectionStart ?? number.value.length;
      const change = { whole, deleted, previous: written.current };
      const next = writeOut(known, countries, { country: list.value, text: number.value, caret }, change);
      if (next.country !== list.value) {
        list.value = next.country;
        setTaken(countries.find(({ code }) => code === next.country)?.name ?? '');
      }
      place(number, next);
    }
    const country = list?.value ?? defaultCountry;
    const national = number?.value ?? defaultValue;
    const machine = known ? phoneE164(known, country, national) : '';
    written.current = number?.value ?? '';
    setE164(machine);
    return { country, national, e164: machine };
  };

  const load = (onLoaded: () => void): void => {
    if (rules.current) return;
    // Without the rules one types as in any field, and the server judges what it gets.
    loadPhoneRules().then(
      (loaded) => {
        rules.current = loaded;
        onLoaded();
      },
      () => undefined,
    );
  };

  return { select, input, e164, taken, write, load };
};
