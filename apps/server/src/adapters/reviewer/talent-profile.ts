import { reasonLabel } from '@talaash/domain/talent-profile/reason';
import type {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import { type Finding, findInTexts, type FreeText } from './finding.ts';
import {
  address,
  code,
  entries,
  file,
  label,
  locality,
  NO_TEXT,
  NOT_TYPED,
  prose,
  textsIn,
  type TextsOf,
} from './free-text.ts';
import { findCopies } from './repetition.ts';
import { PROFILE_RULES } from './rule.ts';
import { CONSISTENCY_RULES } from './talent-consistency.ts';
import { isThin } from './thin.ts';

const DISTINCT_WORDS_MIN = { about: 10, duties: 4, project: 3 };

const workExperienceTexts = ({ company }: WorkExperience, index: number): TextsOf<WorkExperience> => ({
  id: NOT_TYPED,
  designation: label(`Work experience ${index + 1}, designation`),
  company: label(`Work experience ${index + 1}, company`),
  locality: locality(`Work experience ${index + 1}, where`),
  tenure: NOT_TYPED,
  rolesAndResponsibilities: prose(`Work experience at ${company}`),
  isInternship: NO_TEXT,
  isRemote: NO_TEXT,
});

const educationTexts = (_: Education, index: number): TextsOf<Education> => ({
  id: NOT_TYPED,
  course: label(`Education ${index + 1}, course`),
  university: label(`Education ${index + 1}, university`),
  locality: locality(`Education ${index + 1}, where`),
  tenure: NOT_TYPED,
});

const projectTexts = ({ title }: PersonalProject, index: number): TextsOf<PersonalProject> => ({
  id: NOT_TYPED,
  title: label(`Project ${index + 1}, title`),
  url: address(`Project ${index + 1}, URL`),
  descriptionMarkdown: prose(`Project ${title}`),
});

const certificationTexts = (_: Certification, index: number): TextsOf<Certification> => ({
  id: NOT_TYPED,
  name: label(`Certification ${index + 1}, name`),
  issuingOrganization: label(`Certification ${index + 1}, issuing organization`),
  issueIsoMonth: NOT_TYPED,
  credentialId: code(`Certification ${index + 1}, credential ID`),
  credentialUrl: address(`Certification ${index + 1}, credential URL`),
});

/** The order of the fields is the order of the findings. */
const TALENT_PROFILE_TEXTS: TextsOf<TalentProfile> = {
  key: NOT_TYPED,
  createdIsoDateTimeUtc: NOT_TYPED,
  updatedIsoDateTimeUtc: NOT_TYPED,
  about: prose(),
  name: label(),
  profilePicture: file(),
  dobIsoDate: NOT_TYPED,
  openToWorkStatus: NO_TEXT,
  jobCategory: NO_TEXT,
  jobTitle: label(),
  locality: locality(),
  isCurrentlyEmployed: NO_TEXT,
  noticePeriodInWeeks: NO_TEXT,
  expectedSalaryInLpaInr: NO_TEXT,
  skills: label(),
  experienceInYears: NO_TEXT,
  workExperiences: entries(workExperienceTexts),
  educationList: entries(educationTexts),
  resume: file(),
  linkedInProfileUrl: address(),
  githubProfileUrl: address(),
  stackOverflowProfileUrl: address(),
  personalBlogUrl: address(),
  personalProjects: entries(projectTexts),
  certifications: entries(certificationTexts),
  englishFluency: NO_TEXT,
  hasStableInternet: NO_TEXT,
  hasOwnLaptop: NO_TEXT,
  hasWebcamAndMicrophone: NO_TEXT,
  canWorkFromHome: NO_TEXT,
  takesOnlyInvitationsWithPay: NO_TEXT,
  invitationsAWeek: NO_TEXT,
};

export function findInTalentProfile(
  profile: TalentProfile,
  now: Date,
): { findings: Finding[]; texts: FreeText[] } {
  const texts = textsIn(profile, TALENT_PROFILE_TEXTS, reasonLabel);
  const organizations = [
    ...profile.workExperiences.map(({ company }) => company),
    ...profile.certifications.map(({ issuingOrganization }) => issuingOrganization),
  ];
  const findings = [
    ...findInTexts(PROFILE_RULES, texts, new Set(organizations.map((name) => name.toLowerCase()))),
    ...findCopies(texts.filter(({ kind }) => kind === 'prose')),
    ...findThinTexts(profile),
    ...CONSISTENCY_RULES.flatMap((rule) => rule({ profile, now })),
  ];
  return { findings, texts };
}

function findThinTexts({ about, workExperiences, personalProjects }: TalentProfile): Finding[] {
  const findings: Finding[] = [];
  if (isThin(about, DISTINCT_WORDS_MIN.about)) {
    const change = 'write a few full sentences about what you do and what you are good at.';
    findings.push({ field: 'About', change, certainty: 82 });
  }
  const duties = workExperiences.filter(({ rolesAndResponsibilities }) => rolesAndResponsibilities);
  if (workExperiences.length > 0 && duties.length === 0) {
    const change = 'describe what you did in at least one job.';
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
      findings.push({ field: `Project ${title}`, change: 'describe what it does.', certainty: 75 });
    }
  }
  return findings;
}
