import type { TalentDocument } from '@talaash/talent-index/port';
import { createRandom } from '../../apps/server/src/seed/random.ts';
import { benchPeople } from '../talent.ts';
import { type Facts, factsOfProfile, languagesIn, levelOf, oneName, placesOf } from './fact.ts';
import { HARD_DEVELOPMENT } from './hard-development.ts';
import { HARD_DATA, HARD_DESIGN, HARD_NAMES, HARD_TESTING } from './hard-other.ts';

export type JudgedTalent = { document: TalentDocument; facts: Facts };

const SEED = 15;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);
const WEEKS_OF_PROFILES = 12;
const YEARS = { junior: 0, middle: 3, senior: 6, lead: 10 } as const;

const CATEGORY_OF_LABEL: Record<string, TalentDocument['facts']['category']> = {
  'Software Development': 'Software_Development',
  'Software Testing': 'Software_Testing',
  'UI/UX Design': 'UI_UX_Design',
};

const HARD: readonly [table: string, category: string][] = [
  [HARD_DEVELOPMENT, 'Software Development'],
  [HARD_DATA, 'Software Development'],
  [HARD_TESTING, 'Software Testing'],
  [HARD_DESIGN, 'UI/UX Design'],
  [HARD_NAMES, 'Software Development'],
];

/** Generated people with typos, and the hard cases written by hand. */
export async function judgedCorpus(generated: number): Promise<JudgedTalent[]> {
  const corpus: JudgedTalent[] = [];
  for await (const { profile, document } of benchPeople(generated)) {
    corpus.push({ document, facts: factsOfProfile(profile) });
  }
  for (const [table, category] of HARD) {
    for (const line of table.trim().split('\n')) corpus.push(hardCase(line, category, corpus.length));
  }
  return corpus;
}

function hardCase(line: string, jobCategory: string, number: number): JudgedTalent {
  const [title = '', role = '', name = '', locality = '', listed = '', about = '', work = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const random = createRandom(SEED, number);
  const level = levelOf(title);
  const skills = listed.split(', ');
  const years = YEARS[level] + random.between(0, 1);
  const document: TalentDocument = {
    talentId: `hard-${number}`,
    // Within the dates of the generated people, so that freshness gives no hint.
    updatedAtMs: NOW - Math.floor(random.next() * WEEKS_OF_PROFILES * 7 * DAY_MS),
    name,
    jobTitle: title,
    designation: '',
    skills,
    locality,
    jobCategory,
    about,
    certifications: [],
    workExperiences: work === '' ? [] : [work.replaceAll('; ', '\n')],
    personalProjects: [],
    educationList: [],
    experienceInYears: years,
    expectedSalaryInLpaInr: 4 + 2 * years,
    facts: {
      noticePeriodInWeeks: 4,
      canWorkFromHome: true,
      isCurrentlyEmployed: true,
      openToWorkStatus: 'ActivelySeeking',
      englishFluency: 'Advanced',
      category: CATEGORY_OF_LABEL[jobCategory] ?? 'Software_Development',
      hasResume: false,
      places: locality.split(', '),
      employers: [],
      degrees: [],
      skillMonths: skills.map(() => 0),
    },
    work: { titles: [], skills: [] },
  };
  const facts: Facts = {
    role: role === '=' ? title : role,
    level,
    skills: new Set(skills.map(oneName)),
    places: placesOf(locality),
    name,
    speaks: languagesIn(about),
  };
  return { document, facts };
}
