import type {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import { CONTACT_RULES } from './contact.ts';
import { FILLER_RULES } from './filler.ts';
import { findInTexts, type Finding, type FreeText, type TextRule } from './finding.ts';
import {
  joinTexts,
  label,
  NO_TEXT,
  prose,
  type Texts,
  textsIn,
  type TextsOf,
  UNCHECKED,
} from './free-text.ts';
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

const LABEL_RULES: readonly TextRule[] = [...CONTACT_RULES, ...FILLER_RULES, ...PROFANITY_RULES];

const workExperienceTexts = ({ company }: WorkExperience, index: number): TextsOf<WorkExperience> => ({
  id: NO_TEXT,
  designation: label(`Work experience ${index + 1}`),
  company: label(`Work experience ${index + 1}`),
  locality: UNCHECKED,
  tenure: NO_TEXT,
  rolesAndResponsibilities: prose(`Work experience at ${company}`),
  isInternship: NO_TEXT,
  isRemote: NO_TEXT,
});

const educationTexts = (_: Education, index: number): TextsOf<Education> => ({
  id: NO_TEXT,
  course: label(`Education ${index + 1}`),
  university: label(`Education ${index + 1}`),
  locality: UNCHECKED,
  tenure: NO_TEXT,
});

const projectTexts = ({ title }: PersonalProject, index: number): TextsOf<PersonalProject> => ({
  id: NO_TEXT,
  title: label(`Project ${index + 1}`),
  url: NO_TEXT,
  descriptionMarkdown: prose(`Project ${title}`),
});

const certificationTexts = (_: Certification, index: number): TextsOf<Certification> => ({
  id: NO_TEXT,
  name: label(`Certification ${index + 1}`),
  issuingOrganization: UNCHECKED,
  issueIsoMonth: NO_TEXT,
  credentialId: UNCHECKED,
  credentialUrl: NO_TEXT,
});

const entries =
  <Entry extends object>(textsOf: (entry: Entry, index: number) => TextsOf<Entry>) =>
  (list: readonly Entry[]): Texts =>
    joinTexts(list.map((entry, index) => textsIn(entry, textsOf(entry, index))));

/** The order of the fields is the order of the findings. */
const TALENT_PROFILE_TEXTS: TextsOf<TalentProfile> = {
  key: NO_TEXT,
  createdIsoDateTimeUtc: NO_TEXT,
  updatedIsoDateTimeUtc: NO_TEXT,
  about: prose('About'),
  name: label('Name'),
  profilePicture: UNCHECKED,
  dobIsoDate: NO_TEXT,
  openToWorkStatus: NO_TEXT,
  jobCategory: NO_TEXT,
  jobTitle: label('Job title'),
  locality: UNCHECKED,
  isCurrentlyEmployed: NO_TEXT,
  noticePeriodInWeeks: NO_TEXT,
  expectedSalaryInLpaInr: NO_TEXT,
  skills: label('Skills'),
  experienceInYears: NO_TEXT,
  workExperiences: entries(workExperienceTexts),
  educationList: entries(educationTexts),
  resume: UNCHECKED,
  linkedInProfileUrl: NO_TEXT,
  githubProfileUrl: NO_TEXT,
  stackOverflowProfileUrl: NO_TEXT,
  personalBlogUrl: NO_TEXT,
  personalProjects: entries(projectTexts),
  certifications: entries(certificationTexts),
  englishFluency: NO_TEXT,
  hasStableInternet: NO_TEXT,
  hasOwnLaptop: NO_TEXT,
  hasWebcamAndMicrophone: NO_TEXT,
  canWorkFromHome: NO_TEXT,
};

export function findInTalentProfile(
  profile: TalentProfile,
  now: Date,
): { findings: Finding[]; texts: FreeText[] } {
  const { prose, labels } = textsIn(profile, TALENT_PROFILE_TEXTS);
  const employers = new Set(profile.workExperiences.map(({ company }) => company.toLowerCase()));
  const findings = [
    ...findInTexts(PROSE_RULES, prose, employers),
    ...findInTexts(LABEL_RULES, labels, employers),
    ...findCopies(prose),
    ...findThinTexts(profile),
    ...CONSISTENCY_RULES.flatMap((rule) => rule({ profile, now })),
  ];
  return { findings, texts: prose };
}

function findThinTexts({ about, workExperiences, personalProjects }: TalentProfile): Finding[] {
  const findings: Finding[] = [];
  if (isThin(about, DISTINCT_WORDS_MIN.about)) {
    const change = 'write a few full sentences about what you do and what you are good at.';
    findings.push({ field: 'About', change, certainty: 82 });
  }
  const duties = workExperiences.filter(({ rolesAndResponsibilities }) => rolesAndResponsibilities);
  if (workExperiences.length > 0 && duties.length === 0) {
    const change = 'for at least one job, say what you did there.';
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
