import type { TalentDocument } from '@talaash/talent-index/port';

/** A talent whom no test's question is about. */
export const anybody: TalentDocument = {
  talentId: 'anybody',
  updatedAtMs: 0,
  name: 'Meera Iyer',
  jobTitle: 'Software Person',
  designation: '',
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
  facts: {
    noticePeriodInWeeks: 4,
    canWorkFromHome: true,
    isCurrentlyEmployed: true,
    openToWorkStatus: 'ActivelySeeking',
    englishFluency: 'Advanced',
    category: 'Software_Development',
    hasResume: false,
    places: ['Nagpur', 'Maharashtra'],
    employers: [],
    degrees: [],
    skillMonths: [0, 0, 0],
  },
  work: { titles: [], skills: [] },
};

export const somebody = (talentId: string, changes: Partial<TalentDocument> = {}): TalentDocument => ({
  ...anybody,
  ...changes,
  talentId,
});

export { EVERYBODY as nothing } from '@talaash/talent-index/everybody';
