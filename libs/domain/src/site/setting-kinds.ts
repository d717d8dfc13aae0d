/** What a setting may be. Seconds, days, credits, minor units and counts are whole numbers; the unit is in the name. */
export type SettingKind =
  | { readonly kind: 'count'; readonly least: number; readonly most?: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly filled?: true; readonly format?: TextFormat }
  | { readonly kind: 'texts' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Several of a list; `least` of them. */
  | { readonly kind: 'choices'; readonly of: readonly string[]; readonly least?: number }
  /** Several of a list, or null for all. */
  | { readonly kind: 'choices or all'; readonly of: readonly string[] }
  /** Numbers of at least `least` by code, for some or all of a list. */
  | { readonly kind: 'counts'; readonly of: readonly string[]; readonly least: number };

/** What a text has to look like: a colour is `#rrggbb`, an address a path of the site or one under https. */
export type TextFormat = 'email' | 'color' | 'address';

/** Who is told: the front ends of everybody, or the operator alone. */
export type SettingReader = 'everybody' | 'operator';

export type Setting = SettingKind & {
  readonly default: unknown;
  readonly seenBy: SettingReader;
  /** Its name in `/api/settings.php`, where its value stands there as it is. */
  readonly wire?: string;
  /** Part of what the brand is; such a value is stored under its name, those of all others under theirs in `rules`. */
  readonly brand?: true;
};

/** The type of a setting's value, read off its row. */
export type SettingValue<S extends SettingKind> = S extends { kind: 'count' }
  ? number
  : S extends { kind: 'flag' }
    ? boolean
    : S extends { kind: 'text' }
      ? string
      : S extends { kind: 'texts' }
        ? readonly string[]
        : S extends { kind: 'choice'; of: readonly (infer V)[] }
          ? V
          : S extends { kind: 'choices'; of: readonly (infer V)[] }
            ? readonly V[]
            : S extends { kind: 'choices or all'; of: readonly (infer V)[] }
              ? readonly V[] | null
              : Readonly<Record<string, number>>;

/** The values of a table of settings, by name. */
export type SettingValues<T extends Readonly<Record<string, SettingKind>>> = {
  [K in keyof T]: SettingValue<T[K]>;
};

/** The defaults of a table of settings. */
export const defaultsOf = <const T extends Readonly<Record<string, Setting>>>(table: T): SettingValues<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [name, setting.default]),
  ) as SettingValues<T>;
