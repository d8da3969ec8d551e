import { COUNTRY_CODES } from './country.ts';
import { FileRef } from './file-ref.ts';
import { Locality } from './locality.ts';
import { id, ignoredTimestamps, optionalText, text, timestamps, webUrl, z } from './schema.ts';

export const CompanyKey = z.strictObject({ companyId: id() });

export const COMPANY_OVERVIEW_LENGTH_MAX = 1000;

const editable = {
  name: text(3, 100),
  logo: FileRef.nullish().transform((logo) => logo ?? undefined),
  website: webUrl(),
  countryCode: z.enum(COUNTRY_CODES),
  locality: Locality,
  companyOverview: optionalText(1, COMPANY_OVERVIEW_LENGTH_MAX),
};

/** A company profile as it is sent to be saved; `countryCode` is read-only once set. */
export const CompanyProfileDraft = z.strictObject({
  key: CompanyKey.optional(),
  ...ignoredTimestamps,
  ...editable,
});
export type CompanyProfileDraft = z.infer<typeof CompanyProfileDraft>;

export const CompanyProfile = z.strictObject({ key: CompanyKey, ...timestamps, ...editable });
export type CompanyProfile = z.infer<typeof CompanyProfile>;

/** Why a country cannot be saved; undefined when it can. */
export const countryChangeRefusal = (current: string | undefined, wanted: string): string | undefined =>
  current !== undefined && current !== wanted ? 'The country cannot be changed once it is set.' : undefined;
