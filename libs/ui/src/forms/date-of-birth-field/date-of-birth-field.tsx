import { FieldGroup, type FieldProps } from '../field.tsx';

export interface DateOfBirthFieldProps extends FieldProps {
  readonly dayLabel: string;
  readonly monthLabel: string;
  readonly yearLabel: string;
  /** January first, in the page's language. */
  readonly monthNames: readonly string[];
  /** `YYYY-MM-DD`, or parts of it as they were typed. */
  readonly defaultValue?: string | undefined;
  /** Hears the three parts joined as `YYYY-MM-DD`; parts that are missing stay empty. */
  readonly onValueChange?: (value: string) => void;
}

const joinParts = (year: string, month: string, day: string): string =>
  `${year.trim()}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`;

/** Reads the field from a sent form: `YYYY-MM-DD`, or an empty string when nothing was filled in. */
export const readDateOfBirth = (form: { get(name: string): unknown }, name: string): string => {
  const part = (key: string): string => String(form.get(`${name}_${key}`) ?? '').trim();
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return year + month + day === '' ? '' : joinParts(year, month, day);
};

interface TypedPartProps {
  readonly look: 'short' | 'year';
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly digits: number;
  readonly defaultValue: string;
  readonly invalid: true | undefined;
}

/** Day or year: typed, not chosen. */
const TypedPart = ({ look, label, digits, invalid, ...input }: TypedPartProps) => (
  <label className={`date-parts__part date-parts__part--${look}`}>
    <span>{label}</span>
    <input className="input" inputMode="numeric" maxLength={digits} aria-invalid={invalid} {...input} />
  </label>
);

/** The three parts as they stand in the field now, joined. */
const readParts = (field: HTMLElement): string => {
  const parts = field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  const [day = '', month = '', year = ''] = [...parts].map(({ value }) => value);
  return joinParts(year, month, day);
};

/**
 * Day, month and year, each typed or chosen by itself: a calendar is no way to reach a year five decades back.
 * The form gets `<name>_day`, `<name>_month` and `<name>_year`; `readDateOfBirth` joins them.
 */
export const DateOfBirthField = ({
  dayLabel,
  monthLabel,
  yearLabel,
  monthNames,
  defaultValue = '',
  onValueChange,
  ...field
}: DateOfBirthFieldProps) => {
  const [year = '', month = '', day = ''] = defaultValue.split('-');
  const { name, error } = field;
  const invalid = error ? true : undefined;
  return (
    <FieldGroup {...field}>
      <div className="date-parts" onChange={(event) => onValueChange?.(readParts(event.currentTarget))}>
        <TypedPart
          look="short"
          label={dayLabel}
          name={`${name}_day`}
          autoComplete="bday-day"
          digits={2}
          defaultValue={day.replace(/^0/, '')}
          invalid={invalid}
        />
        <label className="date-parts__part">
          <span>{monthLabel}</span>
          <select
            className="input input--select"
            name={`${name}_month`}
            autoComplete="bday-month"
            defaultValue={month}
            aria-invalid={invalid}
          >
            <option value="" />
            {monthNames.map((monthName, index) => (
              <option key={monthName} value={String(index + 1).padStart(2, '0')}>
                {monthName}
              </option>
            ))}
          </select>
        </label>
        <TypedPart
          look="year"
          label={yearLabel}
          name={`${name}_year`}
          autoComplete="bday-year"
          digits={4}
          defaultValue={year}
          invalid={invalid}
        />
      </div>
    </FieldGroup>
  );
};
