import { COUNTRY_CODES } from '../base/country.ts';
import {
  companyName,
  ignoredTimestamps,
  optionalMarkdownText,
  timestamps,
  webUrl,
  z,
} from '../base/schema.ts';
import { CompanyKey } from '../company/schema.ts';
import { FileRef } from '../file/schema.ts';
import { Locality } from '../locality/schema.ts';
import { COMPANY_NAME_LENGTH, COMPANY_OVERVIEW_LENGTH_MAX } from './limit.ts';

const editable = {
  name: companyName(COMPANY_NAME_LENGTH.min, COMPANY_NAME_LENGTH.max),
  logo: FileRef.nullish().transform((logo) => logo ?? undefined),
  website: webUrl(),
  countryCode: z.enum(COUNTRY_CODES),
  locality: Locality,
  companyOverview: optionalMarkdownText(1, COMPANY_OVERVIEW_LENGTH_MAX),
  /** Whether it hires for others. Talents can hide from all such companies. */
  isRecruitmentAgency: z.boolean().optional(),
};

/** The fields of a company profile that the company fills in. */
export type CompanyProfileField = keyof typeof editable;
export const COMPANY_PROFILE_FIELDS = Object.keys(editable) as CompanyProfileField[];

/** A company profile as a save sends it. `countryCode` is read-only once set. */
export const CompanyProfileDraft = z.strictObject({
  key: CompanyKey.optional(),
  ...ignoredTimestamps,
  ...editable,
});
export type CompanyProfileDraft = z.infer<typeof CompanyProfileDraft>;

export const CompanyProfile = z.strictObject({ key: CompanyKey, ...timestamps, ...editable });
export type CompanyProfile = z.infer<typeof CompanyProfile>;
