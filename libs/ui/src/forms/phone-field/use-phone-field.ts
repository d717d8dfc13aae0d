import { type ChangeEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { deletedBy } from '../rewrite.ts';
import type { PhoneValue } from './phone-number.ts';
import { type PhoneNumberOptions, usePhoneNumber } from './use-phone-number.ts';

export interface PhoneFieldOptions extends PhoneNumberOptions {
  readonly onValueChange?: ((value: PhoneValue) => void) | undefined;
  readonly onLeave?: ((value: PhoneValue) => void) | undefined;
}

interface PhoneFieldParts {
  readonly e164: string;
  readonly taken: string;
  /** To be spread on the list of countries. */
  readonly listProps: {
    readonly ref: RefObject<HTMLSelectElement | null>;
    readonly onFocus: () => void;
    readonly onChange: () => void;
  };
  /** To be spread on the number's input. */
  readonly inputProps: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly onFocus: () => void;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
  };
}

/** What changes a field key by key; everything else (paste, autofill, dictation) brings a whole number at once. */
const keyByKey = /^(insertText|insertCompositionText|delete.*)$/;
const cameWhole = (event: Event): boolean => !(event instanceof InputEvent && keyByKey.test(event.inputType));

/** How a telephone number behaves: when its rules are fetched, and what each event of its two parts means. */
export const usePhoneField = ({ onValueChange, onLeave, ...options }: PhoneFieldOptions): PhoneFieldParts => {
  const { select, input, e164, taken, write, load } = usePhoneNumber(options);

  const fetchRules = (whole: boolean, heard: boolean): void =>
    load(() => {
      if (!input.current?.value) return;
      const value = write(whole);
      if (heard) onValueChange?.(value);
    });

  const takeUp = useEffectEvent(() => {
    // A value that the page came with, or one that was typed before the script.
    if (input.current?.value) fetchRules(true, input.current.value !== options.defaultValue);
  });
  useEffect(() => takeUp(), []);

  return {
    e164,
    taken,
    listProps: {
      ref: select,
      onFocus: () => fetchRules(false, true),
      onChange: () => {
        const value = write(false);
        onValueChange?.(value);
      },
    },
    inputProps: {
      ref: input,
      onFocus: () => fetchRules(false, true),
      onChange: ({ nativeEvent }) => {
        const whole = cameWhole(nativeEvent);
        if (whole) fetchRules(true, true);
        const value = write(whole, deletedBy(nativeEvent));
        onValueChange?.(value);
      },
      onBlur: () => {
        const value = write(true);
        onLeave?.(value);
      },
    },
  };
};
