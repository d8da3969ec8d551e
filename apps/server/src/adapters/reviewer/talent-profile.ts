import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { CONTACT_RULES } from './contact.ts';
import { FILLER_RULES } from './filler.ts';
import { findInTexts, type Finding, type FreeText, type TextRule } from './finding.ts';
import { GIBBERISH_RULES } from './gibberish.ts';
import { PROFANITY_RULES } from './profanity.ts';
import { findCopies, REPETITION_RULES } from './repetition.ts';
import { CONSISTENCY_RULES } from './talent-consistency.ts';
import { isThin } from './thin.ts';

const DISTINCT_WORDS_MIN = { about: 10, duties: 4, project: 3 };

const PROSE_RULES: readonly TextRule[] = [
  ...CONTACT_RULES,
  ...FILLER_RULES,
  ...PROFANITY_RULES,
  ...GIBBERISH_RULES,
  ...REPETITION_RULES,
];

/** Names and titles are too short to be judged by their letters. */
const LABEL_RULES: readonly TextRule[] = [...CONTACT_RULES, ...FILLER_RULES, ...PROFANITY_RULES];

export function findInTalentProfile(
  profile: TalentProfile,
  now: Date,
): { findings: Finding[]; texts: FreeText[] } {
  const prose = proseOf(profile);
  const own = new Set(profile.workExperiences.map(({ company }) => company.toLowerCase()));
  const findings = [
    ...findInTexts(PROSE_RULES, prose, own),
    ...findInTexts(LABEL_RULES, labelsOf(profile), own),
    ...findCopies(prose),
    ...findThin(profile),
    ...CONSISTENCY_RULES.flatMap((rule) => rule({ profile, now })),
  ];
  return { findings, texts: prose };
}

const proseOf = ({ about, workExperiences, personalProjects }: TalentProfile): FreeText[] => [
  { field: 'About', text: about },
  ...workExperiences.map(({ company, rolesAndResponsibilities }) => ({
    field: `Work experience at ${company}`,
    text: rolesAndResponsibilities ?? '',
  })),
  ...personalProjects.map(({ title, descriptionMarkdown }) => ({
    field: `Project ${title}`,
    text: descriptionMarkdown ?? '',
  })),
];

const labelsOf = (profile: TalentProfile): FreeText[] => [
  { field: 'Name', text: profile.name },
  { field: 'Job title', text: profile.jobTitle },
  ...profile.skills.map((text) => ({ field: 'Skills', text })),
  ...profile.workExperiences.flatMap(({ company, designation }, index) => [
    { field: `Work experience ${index + 1}`, text: designation },
    { field: `Work experience ${index + 1}`, text: company },
  ]),
  ...profile.educationList.flatMap(({ course, university }, index) => [
    { field: `Education ${index + 1}`, text: course },
    { field: `Education ${index + 1}`, text: university },
  ]),
  ...profile.personalProjects.map(({ title }, index) => ({ field: `Project ${index + 1}`, text: title })),
  ...profile.certifications.map(({ name }, index) => ({ field: `Certification ${index + 1}`, text: name })),
];

function findThin({ about, workExperiences, personalProjects }: TalentProfile): Finding[] {
  const findings: Finding[] = [];
  if (isThin(about, DISTINCT_WORDS_MIN.about)) {
    const change = 'write a few full sentences about what you do and what you are good at.';
    findings.push({ field: 'About', change, certainty: 82 });
  }
  const duties = workExperiences.filter(({ rolesAndResponsibilities }) => rolesAndResponsibilities);
  if (workExperiences.length > 0 && duties.length === 0) {
    const change = 'say for at least one position what you did there.';
    findings.push({ field: 'Work experience', change, certainty: 80 });
  }
  for (const { company, rolesAndResponsibilities = '' } of duties) {
    if (isThin(rolesAndResponsibilities, DISTINCT_WORDS_MIN.duties)) {
      const field = `Work experience at ${company}`;
      findings.push({ field, change: 'say a little more about what you did.', certainty: 78 });
    }
  }
  for (const { title, descriptionMarkdown } of personalProjects) {
    if (descriptionMarkdown && isThin(descriptionMarkdown, DISTINCT_WORDS_MIN.project)) {
      findings.push({ field: `Project ${title}`, change: 'say what it does.', certainty: 75 });
    }
  }
  return findings;
}
