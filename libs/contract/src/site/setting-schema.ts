import { type Setting, type SettingKind, type SettingValue, type TextFormat } from '@vesper/domain';
import { z, type ZodType } from 'zod';

const formats: Readonly<Record<TextFormat, ZodType>> = {
  email: z.email(),
  color: z.string().regex(/^#[\da-f]{6}$/i),
  // A path, and no other host by two slashes.
  address: z.string().regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/),
};

const schemaOfKind = (setting: SettingKind): ZodType => {
  switch (setting.kind) {
    case 'count':
      return z
        .number()
        .int()
        .min(setting.least)
        .max(setting.most ?? Number.MAX_SAFE_INTEGER);
    case 'flag':
      return z.boolean();
    case 'text':
      return setting.format ? formats[setting.format] : z.string().min(setting.filled ? 1 : 0);
    case 'texts':
      return z.array(z.string());
    case 'choice':
      return z.enum(setting.of);
    case 'choices':
      return z.array(z.enum(setting.of)).min(setting.least ?? 0);
    case 'choices or all':
      return z.array(z.enum(setting.of)).nullable();
    case 'counts':
      return z.partialRecord(z.enum(setting.of), z.number().int().min(setting.least));
  }
};

/** The schema of one setting's value, read off its row in the domain's table. */
export const settingSchema = <const S extends SettingKind>(setting: S): ZodType<SettingValue<S>> =>
  schemaOfKind(setting) as ZodType<SettingValue<S>>;

type Table = Readonly<Record<string, Setting>>;

type SettingSchemas<T extends Table> = { [K in keyof T]: ZodType<SettingValue<T[K]>> };

/** The schemas of a table of settings, by name. */
export const settingSchemas = <T extends Table>(table: T): SettingSchemas<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [name, settingSchema(setting)]),
  ) as SettingSchemas<T>;

type WireSchemas<T extends Table> = {
  [K in keyof T as T[K] extends { readonly wire: infer W extends string } ? W : never]: ZodType<
    SettingValue<T[K]>
  >;
};

/** The schemas of the settings that everybody's front end is told as they are, by their names there. */
export const wireSchemas = <T extends Table>(table: T): WireSchemas<T> =>
  Object.fromEntries(
    Object.values(table).flatMap((setting) =>
      setting.wire === undefined ? [] : [[setting.wire, settingSchema(setting)]],
    ),
  ) as WireSchemas<T>;

type WireValues<T extends Table> = {
  [K in keyof T as T[K] extends { readonly wire: infer W extends string } ? W : never]: SettingValue<T[K]>;
};

/** The values of those settings, by their names on the wire. */
export const toWire = <T extends Table>(
  table: T,
  values: { readonly [K in keyof T]: SettingValue<T[K]> },
): WireValues<T> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, setting]) =>
      setting.wire === undefined ? [] : [[setting.wire, values[name]]],
    ),
  ) as WireValues<T>;
