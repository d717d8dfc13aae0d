import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Spinner } from '../../feedback/waiting/spinner.tsx';
import { classNames } from '../../foundation/class-names.ts';
import { describedBy, FieldError, FieldHint, fieldId, type FieldProps, OptionalMark } from '../field.tsx';
import { matchesLeniently } from './lenient-match.ts';
import type { SelectOption } from '../select-field/select-field.tsx';

export interface ComboboxFieldProps extends FieldProps {
  /** The page's language, in which a screen reader hears how many options there are. */
  readonly locale: string;
  readonly options: readonly SelectOption[];
  /** Name of the button that opens the whole list. */
  readonly openLabel: string;
  /** Stands in the list when nothing fits what was typed. */
  readonly emptyText: string;
  /** Options are on their way. */
  readonly loading?: boolean;
  /** Stands in the list meanwhile. */
  readonly loadingText?: string;
  readonly placeholder?: string;
  readonly defaultValue?: string | undefined;
  /** The chosen option; null for none. */
  readonly value?: string | null | undefined;
  /** Hears the chosen option, or null when the field was emptied. */
  readonly onValueChange?: (value: string | null) => void;
  /** Hears each letter, for options that are looked up elsewhere. They are still filtered by what was typed. */
  readonly onSearch?: (text: string) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

const toKey = (key: string | number | null): string | null => (key === null ? null : String(key));

type SheetProps = Pick<ComboboxFieldProps, 'emptyText' | 'loading' | 'loadingText'>;

/** The list below the field: the options that fit, or why there are none. */
const OptionSheet = ({ emptyText, loading, loadingText = emptyText }: SheetProps) => (
  <Popover className="combobox__sheet">
    <ListBox<SelectOption>
      className="combobox__list"
      renderEmptyState={() => (
        <span className="combobox__empty">
          {loading ? <Spinner /> : null}
          {loading ? loadingText : emptyText}
        </span>
      )}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} className="combobox__option">
          <Check className="combobox__tick" size={20} aria-hidden="true" />
          <span>{option.label}</span>
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);

/** One choice out of many, found by typing. The form gets the chosen option's value as `name`. */
export const ComboboxField = ({
  name,
  label,
  hint,
  error,
  optionalLabel,
  locale,
  options,
  openLabel,
  emptyText,
  loading = false,
  loadingText,
  placeholder,
  defaultValue,
  value,
  onValueChange,
  onSearch,
  disabled = false,
  required = false,
}: ComboboxFieldProps) => (
  <I18nProvider locale={locale}>
    <ComboBox
      className={classNames('field', 'combobox', error && 'field--invalid')}
      id={fieldId(name)}
      name={name}
      formValue="key"
      defaultItems={options}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(value !== undefined && { value })}
      {...(onValueChange && { onChange: (key) => onValueChange(toKey(key)) })}
      {...(onSearch && { onInputChange: onSearch })}
      defaultFilter={matchesLeniently}
      menuTrigger="input"
      allowsEmptyCollection
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-describedby={describedBy({ name, hint, error })['aria-describedby']}
    >
      <Label className="field__label">
        {label}
        <OptionalMark label={optionalLabel} />
      </Label>
      <FieldHint name={name} hint={hint} />
      <div className="input-with-button">
        <Input className="input" {...(placeholder !== undefined && { placeholder })} autoComplete="off" />
        <Button className="icon-button" aria-label={openLabel}>
          {loading ? <Spinner /> : <ChevronDown size={22} aria-hidden="true" />}
        </Button>
      </div>
      <FieldError name={name} error={error} />
      <OptionSheet
        emptyText={emptyText}
        loading={loading}
        {...(loadingText !== undefined && { loadingText })}
      />
    </ComboBox>
  </I18nProvider>
);
