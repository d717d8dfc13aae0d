import { Minus, Plus } from 'lucide-react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Group,
  Input,
  Label,
  NumberField as AriaNumberField,
} from 'react-aria-components/NumberField';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldError, FieldHint, fieldId, type FieldProps, OptionalMark } from '../field.tsx';

export interface NumberFieldProps extends FieldProps {
  /** The page's language: how figures are written and read, and what a screen reader calls the field. */
  readonly locale: string;
  /** Names of the two buttons, e.g. "One year more"; the label is not read with them. */
  readonly increaseLabel: string;
  readonly decreaseLabel: string;
  readonly defaultValue?: number | undefined;
  readonly value?: number | undefined;
  /** Hears the number when the field is left and with each step; NaN when the field is empty. */
  readonly onValueChange?: (value: number) => void;
  readonly minimum?: number;
  readonly maximum?: number;
  /** What one press adds. */
  readonly step?: number;
  /** E.g. a currency or a unit; plain numbers without it. */
  readonly format?: Intl.NumberFormatOptions;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

/** A number that one types or counts up and down to. The form gets it as `name`, with a dot and without grouping. */
export const NumberField = ({
  name,
  label,
  hint,
  error,
  optionalLabel,
  locale,
  increaseLabel,
  decreaseLabel,
  defaultValue,
  value,
  onValueChange,
  minimum,
  maximum,
  step,
  format,
  disabled = false,
  required = false,
}: NumberFieldProps) => (
  <I18nProvider locale={locale}>
    <AriaNumberField
      className={classNames('field', 'number', error && 'field--invalid')}
      id={fieldId(name)}
      name={name}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(value !== undefined && { value })}
      {...(onValueChange && { onChange: onValueChange })}
      {...(minimum !== undefined && { minValue: minimum })}
      {...(maximum !== undefined && { maxValue: maximum })}
      {...(step !== undefined && { step })}
      {...(format && { formatOptions: format })}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      // A wheel that turns over the field while the page is scrolled must not change it.
      isWheelDisabled
      validationBehavior="aria"
      incrementAriaLabel={increaseLabel}
      decrementAriaLabel={decreaseLabel}
      aria-describedby={describedBy({ name, hint, error })['aria-describedby']}
    >
      <Label className="field__label">
        {label}
        <OptionalMark label={optionalLabel} />
      </Label>
      <FieldHint name={name} hint={hint} />
      <Group className="number__row">
        <Button slot="decrement" className="number__step">
          <Minus size={22} aria-hidden="true" />
        </Button>
        <Input className="input number__input" />
        <Button slot="increment" className="number__step">
          <Plus size={22} aria-hidden="true" />
        </Button>
      </Group>
      <FieldError name={name} error={error} />
    </AriaNumberField>
  </I18nProvider>
);
