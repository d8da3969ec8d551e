import type { TalentAnswer, TalentQuestion } from './port.ts';

/** The empty query. It finds everybody. */
export const EVERYBODY: TalentQuestion = {
  text: '',
  skills: [],
  niceSkills: [],
  conditions: [],
  strict: [],
  asTyped: false,
  sort: 'match',
  nowMs: 0,
  experienceInYears: {},
  expectedSalaryInLpaInr: {},
  page: 0,
  hiddenTalentIds: [],
  redacted: false,
};

/** The answer to a query that finds nobody. */
export const NOBODY: Omit<TalentAnswer, 'hits'> = {
  total: 0,
  nearTotal: 0,
  allWordsTotal: 0,
  isPartial: false,
  reading: {
    facts: [],
    words: [],
    brackets: null,
    corrections: [],
    dropped: [],
    mentioned: [],
    hasSimilar: false,
    withheld: [],
  },
  facets: {
    skills: [],
    places: [],
    states: [],
    categories: [],
    openToWork: [],
    english: [],
    degrees: [],
    employers: [],
    notice: [],
    active: [],
    marks: [],
  },
  histograms: { experienceInYears: [], expectedSalaryInLpaInr: [] },
  ranges: { experienceInYears: null, expectedSalaryInLpaInr: null },
};
