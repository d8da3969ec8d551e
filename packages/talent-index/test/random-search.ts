import fc from 'fast-check';
import { randomCondition, randomFacts } from './random-fact.ts';
import { randomMatch, randomWork } from './random-match.ts';
import { SEARCH_SORTS, type SearchSort } from '@talaash/domain/talent-search/choice';
import { plainKey } from './plain-key.ts';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import type { NumberRange, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';

const SKILLS = (
  'React|ReactJS|react.js|React Native|Node.js|NodeJS|Java|JavaScript|TypeScript|Python|Django|C++|' +
  'C#|.NET|Kubernetes|k8s|Docker|AWS|socket.io|Socket IO|Figma|Selenium|PostgreSQL|' +
  'Machine Learning|ML|हिन्दी|Stack|Stakeholder Management|Go|Café'
).split('|');
const TITLES = [
  'React Developer',
  'Senior Python Engineer',
  'Full Stack Developer',
  'QA Tester',
  'UX Designer',
  'DevOps Engineer',
  'Machine Learning Engineer',
  'Frontend Developer',
  'Node.js Backend Developer',
  'Data Scientist',
  'हिन्दी लेखक',
];
const NAMES = [
  'Asha Rao',
  'Ravi Kumar',
  'Priya Sharma',
  'José García',
  'Java Singh',
  'अनिल वर्मा',
  'An Li',
  'Reena Stacks',
];
const LOCALITIES = ['Bengaluru, Karnataka', 'Pune, Maharashtra', 'Kochi, Kerala', 'New Delhi, Delhi'];
const PROSE = [
  'I build fast web applications with react and node js',
  'I am Asha and I test machines',
  'Reads stacks of papers, python too',
  'Worked on the front end of a bank',
  'Stakeholder talks, socket io, and java for banks',
  'Uses c++, c# and .net at work',
  'Teaches python python python python python python to developers',
  'Leads designers; machine, learning of people',
  'Runs P&L and R & D of a bank',
];
const TYPED = [
  ...SKILLS,
  ...TITLES,
  ...NAMES,
  ...LOCALITIES,
  ...PROSE,
  ...(
    'raect|pyhton|pythn devloper|jvascript|kubernets|full stak|developers|engineer|bangalore|js|' +
    'nodejs|node js dev|socketio|socket.io|machine lerning|react developr pune|the|of the|stac|r|re|' +
    'react -angular|java NOT javascript|-java|"full stack"|"react developer" pune|react or python|(react or java) node|' +
    'fresher java|5+ years react|react under 15 lakhs|python 3-6 yrs immediate joiner|fintech developer|remote devops|' +
    'ex infosys java|currently at wipro|senior python pune or kochi|skill:java>=2y|title:"data scientist"|-"ux designer"|' +
    'aws certified developer|pmp react developer|istqb or pmp pune|scrum master certified|java developer istqb|not fintech|' +
    'developer not from pune|react, node js and 2 years of experience, notice 30 days, budget 12 lpa, kochi|' +
    'iit java developer|pune university or iit react|nit passout python|react (exclude Kiln, Zuntra)|java excluding infosys, Kiln Works and Zuntra|' +
    'no 90 days notice java|python worked at infosys or Kiln Works|java (no freshers, 2+ years)|candidates from wipro will not be considered java|react open to work|open to work|' +
    'imm|notic|serving no|open to w|fresh|rest no|need imm|r&d|P & L of a bank|research and development|r&|' +
    'asha|zzz|zzz react|react zzz python yyy|fe|qa|resct develo|dveelo|पाइथन|हिन्द|🎉|.*|('
  ).split('|'),
  '',
  '   ',
  '\\',
];

const DAY_MS = 24 * 60 * 60 * 1000;

export const TALENT_IDS = Array.from({ length: 71 }, (_, number) => `talent-${number}`);
const talentId = fc.constantFrom(...TALENT_IDS);

/** More skills than an answer counts. */
const rareSkill = fc.nat({ max: 90 }).map((number) => `Tool${number}x`);

/** A talent who shares words, localities and dates with others, so that questions find many and scores tie. */
const randomProfile = fc.record({
  talentId,
  updatedAtMs: fc.integer({ min: 0, max: 5 }).map((days) => days * DAY_MS),
  name: fc.constantFrom(...NAMES),
  jobTitle: fc.constantFrom(...TITLES),
  skills: fc.uniqueArray(fc.oneof(fc.constantFrom(...SKILLS), rareSkill), { minLength: 1, maxLength: 9 }),
  locality: fc.constantFrom(...LOCALITIES),
  jobCategory: fc.constantFrom('Software Development', 'Software Testing', 'UI/UX Design'),
  about: fc.constantFrom(...PROSE),
  certifications: fc.subarray(
    ['AWS Certified Developer, Amazon', 'Scrum Master, Scrum.org', 'PMP, PMI', 'Kiln Associate (ISTQB)'],
    { maxLength: 1 },
  ),
  workExperiences: fc.subarray(PROSE, { maxLength: 2 }),
  personalProjects: fc.subarray(['A chat in socket.io', 'Kubernetes at home'], { maxLength: 1 }),
  educationList: fc.constantFrom<string[]>(['B.Tech, IIT Bombay'], ['M.Sc. Physics, Pune University']),
  experienceInYears: fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
  expectedSalaryInLpaInr: fc.integer({ min: 2, max: 40 }).map((half) => half / 2),
  facts: randomFacts,
  work: randomWork(TITLES, SKILLS),
});

/** Some have a headline as title, and a designation. */
function headlineOf({ jobTitle, experienceInYears: years }: { jobTitle: string; experienceInYears: number }) {
  const designation = years % 2 === 0 ? '' : jobTitle;
  if (years === 3) return { jobTitle: 'Open to work', designation };
  if (years === 4) return { jobTitle: `${jobTitle} at Kiln Works | Node.js • Kafka`, designation };
  return { jobTitle, designation: years === 5 ? 'Machine Learning Engineer' : designation };
}

/** As the server makes them: the months of each skill, and places that are those of the locality. */
export const randomDocument: fc.Arbitrary<TalentDocument> = randomProfile.map((profile) => ({
  ...profile,
  ...headlineOf(profile),
  facts: {
    ...profile.facts,
    places: [...profile.facts.places, ...profile.locality.split(', ')],
    skillMonths: profile.skills.map(
      (_, at) => profile.facts.skillMonths[at % profile.facts.skillMonths.length] ?? 0,
    ),
  },
  work: {
    ...profile.work,
    // Of what is listed only projects count here.
    skills: profile.work.skills.map(({ name, months }) =>
      profile.skills.some((listed) => plainKey(listed) === plainKey(name))
        ? { name, months: 0 }
        : { name, months },
    ),
  },
}));

const range: fc.Arbitrary<NumberRange> = fc.record(
  { min: fc.integer({ min: -5, max: 12 }), max: fc.integer({ min: 0, max: 25 }) },
  { requiredKeys: [] },
);

type Slip = { kind: 'cut' | 'swap' | 'drop' | 'add'; at: number; letter: number };

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('cut', 'swap', 'drop', 'add'),
  at: fc.nat(),
  letter: fc.nat({ max: 25 }),
});

function slipped(text: string, { kind, at, letter }: Slip): string {
  const i = text.length === 0 ? 0 : at % text.length;
  const slips: Record<Slip['kind'], string> = {
    cut: text.slice(0, i),
    swap: text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2),
    drop: text.slice(0, i) + text.slice(i + 1),
    add: text.slice(0, i) + String.fromCharCode(97 + letter) + text.slice(i),
  };
  return slips[kind];
}

/** What somebody typed, sometimes with typos, sometimes unfinished. */
const typed = fc
  .tuple(
    fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 2 }),
    fc.oneof(fc.constant([]), fc.array(slip, { minLength: 1, maxLength: 2 })),
  )
  .map(([texts, slips]) => slips.reduce(slipped, texts.join(' ')));

/** A quarter of the questions ask for something here. */
const seldom = <T>(nothing: T, something: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary: something });

const CONDITION_KINDS = ['experience', 'salary', 'notice', 'place', 'level', 'employer', 'workMode'];

export const randomQuestion: fc.Arbitrary<TalentQuestion> = fc.record({
  text: typed,
  skills: seldom<string[]>([], fc.array(fc.constantFrom(...SKILLS, 'Cobol'), { maxLength: 3 })),
  niceSkills: seldom<string[]>([], fc.array(fc.constantFrom(...SKILLS, 'Cobol'), { maxLength: 3 })),
  conditions: seldom<SearchCondition[]>([], fc.array(randomCondition, { maxLength: 3 })),
  strict: seldom<string[]>([], fc.subarray(CONDITION_KINDS)),
  asTyped: seldom(false, fc.constant(true)),
  sort: seldom<SearchSort>('match', fc.constantFrom(...SEARCH_SORTS)),
  match: seldom<MatchCriteria | undefined>(undefined, randomMatch(TITLES, SKILLS)),
  nowMs: fc.constant(6 * DAY_MS),
  experienceInYears: seldom({}, range),
  expectedSalaryInLpaInr: seldom({}, range),
  page: fc.constantFrom(0, 0, 0, 1, 2, 30),
  hiddenTalentIds: seldom<string[]>([], fc.array(talentId, { maxLength: 8 })),
  redacted: fc.boolean(),
});
