import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { type Finding, findInTexts, type FreeText } from './finding.ts';
import {
  address,
  file,
  label,
  locality,
  NO_TEXT,
  NOT_TYPED,
  prose,
  textsIn,
  type TextsOf,
} from './free-text.ts';
import { PROFILE_RULES } from './rule.ts';
import { isThin } from './thin.ts';
import { websiteFit } from './website.ts';

const OVERVIEW_DISTINCT_WORDS_MIN = 6;

const COMPANY_PROFILE_TEXTS: TextsOf<CompanyProfile> = {
  key: NOT_TYPED,
  createdIsoDateTimeUtc: NOT_TYPED,
  updatedIsoDateTimeUtc: NOT_TYPED,
  companyOverview: prose(),
  name: label(),
  logo: file(),
  website: address(),
  countryCode: NO_TEXT,
  isRecruitmentAgency: NO_TEXT,
  locality: locality(),
};

export function findInCompanyProfile(profile: CompanyProfile): { findings: Finding[]; texts: FreeText[] } {
  const { name, website, companyOverview = '' } = profile;
  const texts = textsIn(profile, COMPANY_PROFILE_TEXTS);
  const host =
    URL.parse(website)
      ?.hostname.toLowerCase()
      .replace(/^www\./, '') ?? '';
  const findings = [...findInTexts(PROFILE_RULES, texts, new Set([host])), ...findInWebsite(name, website)];
  if (companyOverview !== '' && isThin(companyOverview, OVERVIEW_DISTINCT_WORDS_MIN)) {
    const change = 'describe in a few sentences what your company does.';
    findings.push({ field: 'Company overview', change, certainty: 78 });
  }
  return { findings, texts };
}

function findInWebsite(name: string, website: string): Finding[] {
  const changes = {
    fits: undefined,
    freeHost: 'use the address of the company’s own site; anybody can create a page on this one.',
    otherName: `use a site whose domain matches “${name}”, or correct the name.`,
  };
  const fit = websiteFit(name, website);
  const change = changes[fit];
  return change ? [{ field: 'Website', change, certainty: fit === 'freeHost' ? 92 : 72 }] : [];
}
