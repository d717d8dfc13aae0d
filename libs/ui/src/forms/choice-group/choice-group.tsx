import type { ReactNode } from 'react';
import { classNames } from '../../foundation/class-names.ts';
import { FieldGroup, type FieldProps } from '../field.tsx';
import type { SelectOption } from '../select-field/select-field.tsx';

export type Choice = SelectOption & { readonly icon?: ReactNode };

interface ChosenProps {
  readonly defaultValue?: string | readonly string[] | undefined;
  readonly value?: string | readonly string[] | undefined;
  readonly onValueChange?: (value: string, chosen: boolean) => void;
}

export interface ChoiceGroupProps extends FieldProps, ChosenProps {
  readonly options: readonly Choice[];
  /** One choice (radio buttons) or any number (checkboxes). */
  readonly kind?: 'one' | 'many';
}

const has = (chosen: string | readonly string[], value: string): boolean =>
  typeof chosen === 'string' ? chosen === value : chosen.includes(value);

type ChipsProps = ChosenProps &
  Pick<ChoiceGroupProps, 'name' | 'options' | 'kind'> & {
    /** So many are always shown, beside what is chosen. */
    readonly first?: number | undefined;
  };

const Chips = ({
  name,
  options,
  kind = 'one',
  defaultValue,
  value,
  onValueChange,
  first = options.length,
}: ChipsProps) => (
  <div className="choices">
    {options.map((option, index) => (
      <label
        className={classNames(
          'choice',
          index >= first && !has(value ?? defaultValue ?? '', option.value) && 'choice--more',
        )}
        key={option.value}
      >
        <input
          type={kind === 'one' ? 'radio' : 'checkbox'}
          name={name}
          value={option.value}
          {...(value === undefined
            ? { defaultChecked: has(defaultValue ?? '', option.value) }
            : { checked: has(value, option.value) })}
          onChange={(event) => onValueChange?.(option.value, event.currentTarget.checked)}
        />
        <span className="choice__face">
          {option.icon}
          {option.label}
        </span>
      </label>
    ))}
  </div>
);

/** A few choices as chips that show all of them at once; native inputs, so it works without script. */
export const ChoiceGroup = ({
  options,
  kind,
  defaultValue,
  value,
  onValueChange,
  ...field
}: ChoiceGroupProps) => (
  <FieldGroup {...field}>
    <Chips {...{ name: field.name, options, kind, defaultValue, value, onValueChange }} />
  </FieldGroup>
);

export interface GroupedChoicesProps extends FieldProps, ChosenProps {
  readonly groups: readonly { readonly label: string; readonly options: readonly Choice[] }[];
  /** So many of each group are shown at first, and what is chosen. Needs `allLabel`. */
  readonly first?: number;
  /** Of the checkbox that shows all. It is the browser's own and no part of the answer, so it works without script. */
  readonly allLabel?: string;
}

/** Many choices, of which any number is chosen, under a heading each few. */
export const GroupedChoices = ({
  groups,
  first,
  allLabel,
  defaultValue,
  value,
  onValueChange,
  ...field
}: GroupedChoicesProps) => (
  <FieldGroup {...field}>
    {groups.map(({ label, options }) => (
      <fieldset className="choice-set" key={label}>
        <legend className="choice-set__label">{label}</legend>
        <Chips {...{ name: field.name, options, kind: 'many', defaultValue, value, onValueChange, first }} />
      </fieldset>
    ))}
    {allLabel ? (
      <label className="check choice-all">
        <input type="checkbox" />
        <span>{allLabel}</span>
      </label>
    ) : null}
  </FieldGroup>
);
