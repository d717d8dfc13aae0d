import { settingSchemas } from '@vesper/contract';
import {
  defaultsOf,
  defaultSiteRules,
  siteBrand,
  type SiteBrand,
  siteRules,
  type SiteRules,
} from '@vesper/domain';
import { z } from 'zod';

/** What stands in `sites.settings`. What is missing takes its default; a wrong or misspelt entry is refused by name. */
export const siteSettingsSchema = z.strictObject({
  ...z.strictObject(settingSchemas(siteBrand)).partial().shape,
  rules: z.strictObject(settingSchemas(siteRules)).partial().default({}),
});

export type StoredSettings = z.output<typeof siteSettingsSchema>;

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** What a brand says of itself: the product's defaults with its own words over them. */
export const brandOf = ({ rules: _, ...brand }: StoredSettings): SiteBrand => ({
  ...defaultsOf(siteBrand),
  ...(given(brand) as Partial<SiteBrand>),
});

/** The rules of a site: the product's defaults with the site's own figures over them. */
export const rulesOf = ({ rules }: StoredSettings): SiteRules => ({
  ...defaultSiteRules,
  ...(given(rules) as Partial<SiteRules>),
});
