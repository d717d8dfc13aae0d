import type { CompanyInfo } from '@vesper/contract';
import { countries, type SiteBrand } from '@vesper/domain';
import { z } from 'zod';

/** What stands in `companies.info`. What is missing is taken from the site; a wrong or misspelt entry is refused by name. */
export const companySchema = z
  .strictObject({
    name: z.string().min(1),
    address: z.string(),
    /** Number in the trade register. */
    kvk: z.string(),
    city: z.string(),
    country: z.enum(countries),
    tradenames: z.array(z.string().min(1)),
    vat_numbers: z.array(z.string().min(1)),
    support_phone: z.string(),
    /** Whether the deletion flow makes an offer to stay. */
    delete_discount: z.boolean(),
    /** The terms are no older than this (spec §9). */
    added: z.iso.datetime({ offset: true }),
  })
  .partial();

export type CompanyRow = z.output<typeof companySchema>;

/** The terms version of the product (spec §9), for companies that do not say since when they are one. */
const firstTerms = '2023-12-01T12:00:00Z';

/** The company behind a site as the front ends read it (spec §3, Company info). */
export const toCompany = (settings: SiteBrand, company: CompanyRow): CompanyInfo => ({
  name: company.name ?? settings.name,
  address: company.address ?? '',
  kvk: company.kvk ?? '',
  city: company.city ?? '',
  country: company.country ?? settings.country,
  tradenames: company.tradenames ?? [settings.name],
  vat_numbers: company.vat_numbers ?? [],
  support_phone: company.support_phone ?? settings.supportPhone,
  delete_discount: company.delete_discount ?? false,
  added: company.added ?? firstTerms,
});
