import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-category';
import type { TalentProfile } from '@talaash/domain/talent-profile';
import { aboutImpact, FIELD_IMPACT } from './field.ts';
import { partsOf, phraseAt } from './phrase.ts';
import type { TalentDocument } from './port.ts';
import { EMPTY_WORDS } from './vocabulary.ts';
import { type Word, wordsOf } from './word.ts';

/** What of a profile is searched. Links, picture, resume and date of birth never reach the index. */
export type SearchedProfile = { talentId: string } & Pick<
  TalentProfile,
  Exclude<keyof TalentDocument, 'talentId' | 'updatedAtMs'> | 'updatedIsoDateTimeUtc'
>;

export function toTalentDocument(profile: SearchedProfile): TalentDocument {
  return {
    talentId: profile.talentId,
    updatedAtMs: Date.parse(profile.updatedIsoDateTimeUtc),
    name: profile.name,
    jobTitle: profile.jobTitle,
    skills: profile.skills,
    locality: [profile.locality.suburb, profile.locality.state]
      .filter((part) => part !== undefined)
      .join(', '),
    jobCategory: JOB_CATEGORY_LABELS[profile.jobCategory],
    about: profile.about,
    certifications: profile.certifications.map(
      ({ name, issuingOrganization }) => `${name}, ${issuingOrganization}`,
    ),
    workExperiences: profile.workExperiences.map(({ designation, company, rolesAndResponsibilities }) =>
      [designation, company, rolesAndResponsibilities ?? ''].join('\n'),
    ),
    personalProjects: profile.personalProjects.map(({ title, descriptionMarkdown }) =>
      [title, descriptionMarkdown ?? ''].join('\n'),
    ),
    educationList: profile.educationList.map(({ course, university }) => `${course}, ${university}`),
    experienceInYears: profile.experienceInYears,
    expectedSalaryInLpaInr: profile.expectedSalaryInLpaInr,
  };
}

export type IndexTerms = {
  /** Impact by term, without anything of the name: all that a guest's question ever meets. */
  open: Map<string, number>;
  /** The words of the name, apart: only a company's question opens this list. */
  name: Set<string>;
};

/**
 * The terms a talent is found by. A word of one's own name is left out of one's prose too ("I am Asha"), or a guest
 * would find by it what the name field hides; a company still finds it, by the name.
 */
export function indexTerms(document: TalentDocument): IndexTerms {
  const name = new Set(wordsOf(document.name).flatMap((word) => [...word.parts, word.joined]));
  const open = new Map<string, number>();
  const put = (term: string, impact: number) => {
    if (impact > (open.get(term) ?? 0)) open.set(term, impact);
  };
  const putAll = (text: string, impact: number) => {
    for (const term of termsOf(wordsOf(text), false)) put(term, impact);
  };
  const putProse = (text: string, impactOf: (count: number) => number) => {
    for (const [term, count] of countOf(termsOf(wordsOf(text), true))) {
      if (!name.has(term)) put(term, impactOf(count));
    }
  };
  putAll(document.jobTitle, FIELD_IMPACT.jobTitle);
  for (const skill of document.skills) putAll(skill, FIELD_IMPACT.skills);
  putAll(document.locality, FIELD_IMPACT.locality);
  putAll(document.jobCategory, FIELD_IMPACT.jobCategory);
  putProse(document.about, aboutImpact);
  for (const field of ['certifications', 'workExperiences', 'personalProjects', 'educationList'] as const) {
    for (const text of document[field]) putProse(text, () => FIELD_IMPACT[field]);
  }
  return { open, name };
}

/** Every term of a text: its words, their parts, and the things of the vocabulary that they spell. */
export function termsOf(words: readonly Word[], isProse: boolean): string[] {
  const terms: string[] = [];
  for (const word of words) {
    for (const part of word.parts) if (!EMPTY_WORDS.has(part)) terms.push(part);
    if (word.parts.length > 1) terms.push(word.joined);
  }
  const parts = partsOf(words);
  let at = 0;
  while (at < parts.length) {
    const phrase = phraseAt(parts, at, isProse);
    if (phrase !== undefined && !(phrase.length === 1 && phrase.term === parts[at]?.text))
      terms.push(phrase.term);
    at += phrase?.length ?? 1;
  }
  return terms;
}

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
