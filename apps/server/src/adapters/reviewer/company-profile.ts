import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { CONTACT_RULES } from './contact.ts';
import { FILLER_RULES } from './filler.ts';
import { findInTexts, type Finding, type FreeText } from './finding.ts';
import { label, NO_TEXT, prose, textsIn, type TextsOf, UNCHECKED } from './free-text.ts';
import { GIBBERISH_RULES } from './gibberish.ts';
import { PROFANITY_RULES } from './profanity.ts';
import { REPETITION_RULES } from './repetition.ts';
import { isThin } from './thin.ts';
import { websiteFit } from './website.ts';

const OVERVIEW_DISTINCT_WORDS_MIN = 6;

const COMPANY_PROFILE_TEXTS: TextsOf<CompanyProfile> = {
  key: NO_TEXT,
  createdIsoDateTimeUtc: NO_TEXT,
  updatedIsoDateTimeUtc: NO_TEXT,
  name: label('Name'),
  logo: UNCHECKED,
  website: NO_TEXT,
  countryCode: NO_TEXT,
  locality: UNCHECKED,
  companyOverview: prose('Company overview'),
};

export function findInCompanyProfile(profile: CompanyProfile): { findings: Finding[]; texts: FreeText[] } {
  const { name, website, companyOverview = '' } = profile;
  const { prose: texts, labels } = textsIn(profile, COMPANY_PROFILE_TEXTS);
  const host =
    URL.parse(website)
      ?.hostname.toLowerCase()
      .replace(/^www\./, '') ?? '';
  const findings = [
    ...findInTexts([...CONTACT_RULES, ...GIBBERISH_RULES, ...REPETITION_RULES], texts, new Set([host])),
    ...findInTexts([...FILLER_RULES, ...PROFANITY_RULES], [...texts, ...labels], new Set()),
    ...findInWebsite(name, website),
  ];
  if (companyOverview !== '' && isThin(companyOverview, OVERVIEW_DISTINCT_WORDS_MIN)) {
    const change = 'describe in a few sentences what your company does.';
    findings.push({ field: 'Company overview', change, certainty: 78 });
  }
  return { findings, texts };
}

function findInWebsite(name: string, website: string): Finding[] {
  const changes = {
    fits: undefined,
    freeHost: 'give the address of the company’s own site; anybody can get a page on this one.',
    otherName: `give a site whose domain belongs to “${name}”, or correct the name.`,
  };
  const fit = websiteFit(name, website);
  const change = changes[fit];
  return change ? [{ field: 'Website', change, certainty: fit === 'freeHost' ? 92 : 72 }] : [];
}
