import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';

/** A talent whom no test's question is about. */
export const anybody: TalentDocument = {
  talentId: 'anybody',
  updatedAtMs: 0,
  name: 'Meera Iyer',
  jobTitle: 'Software Person',
  skills: ['Git', 'Linux', 'Bash'],
  locality: 'Nagpur, Maharashtra',
  jobCategory: 'Software Development',
  about: 'Likes clear work and long walks.',
  certifications: [],
  workExperiences: [],
  personalProjects: [],
  educationList: [],
  experienceInYears: 3,
  expectedSalaryInLpaInr: 10,
};

export const somebody = (talentId: string, changes: Partial<TalentDocument> = {}): TalentDocument => ({
  ...anybody,
  ...changes,
  talentId,
});

/** A question that asks for nothing, so it finds everybody. */
export const nothing: TalentQuestion = {
  text: '',
  skills: [],
  experienceInYears: {},
  expectedSalaryInLpaInr: {},
  page: 0,
  hiddenTalentIds: [],
  redacted: false,
};
