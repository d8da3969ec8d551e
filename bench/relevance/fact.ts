import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { readSeedContent } from '../../apps/server/src/seed/content/read.ts';

/** A person's level by their title; `middle` when it names none. */
export const LEVEL = { junior: 0, middle: 1, senior: 2, lead: 3 } as const;
export type Level = keyof typeof LEVEL;

/** The facts about a person, each in one spelling. Grades depend only on them. */
export type Facts = {
  /** What they really do, whatever their title says. */
  role: string;
  level: Level;
  /** The skills they list. */
  skills: ReadonlySet<string>;
  /** Suburb, city and state. */
  places: readonly string[];
  name: string;
  /** Languages that they say they use, besides English. */
  speaks: ReadonlySet<string>;
};

const LEVEL_WORDS: readonly [RegExp, Level][] = [
  [/\b(?:junior|jr|intern|trainee|fresher)\b/i, 'junior'],
  [/\b(?:lead|principal|staff)\b/i, 'lead'],
  [/\b(?:senior|sr)\b/i, 'senior'],
];

export const levelOf = (title: string): Level =>
  LEVEL_WORDS.find(([words]) => words.test(title))?.[1] ?? 'middle';

/** Spellings in this corpus and their one name. Separate from the engine's vocabulary, which this corpus judges. */
const ONE_NAME: Record<string, string> = {
  ReactJS: 'React',
  'React.js': 'React',
  'React JS': 'React',
  VueJS: 'Vue.js',
  AngularJS: 'Angular',
  NodeJS: 'Node.js',
  'Node JS': 'Node.js',
  'Java Script': 'JavaScript',
  'Core Java': 'Java',
  J2EE: 'Java',
  Golang: 'Go',
  'C Sharp': 'C#',
  '.NET Core': '.NET',
  'ASP.NET': '.NET',
  'VB.NET': '.NET',
  Rails: 'Ruby on Rails',
  'Word Press': 'WordPress',
  LWC: 'Lightning Web Components',
  K8s: 'Kubernetes',
  GCP: 'Google Cloud',
  ML: 'Machine Learning',
  Postgres: 'PostgreSQL',
  Jira: 'JIRA',
  LLM: 'LLMs',
  Vue: 'Vue.js',
  हिन्दी: 'Hindi',
  मराठी: 'Marathi',
  Bangalore: 'Bengaluru',
  Bombay: 'Mumbai',
  Madras: 'Chennai',
  Calcutta: 'Kolkata',
  Cochin: 'Kochi',
  Trivandrum: 'Thiruvananthapuram',
  Vizag: 'Visakhapatnam',
  Gurgaon: 'Gurugram',
  Poona: 'Pune',
  Mysore: 'Mysuru',
  Mangalore: 'Mangaluru',
};

export const oneName = (name: string): string => ONE_NAME[name] ?? name;

export const placesOf = (locality: string): string[] => locality.split(', ').map(oneName);

/** In this corpus everybody uses the languages that they mention. */
export const languagesIn = (text: string): Set<string> =>
  new Set(['हिन्दी', 'Hindi', 'मराठी', 'Marathi'].filter((name) => text.includes(name)).map(oneName));

const TRADE_TITLES = readSeedContent().trades.map(({ title }) => title);

/** The facts of a generated profile before its typos. */
export function factsOfProfile(profile: TalentProfile): Facts {
  const role = TRADE_TITLES.filter((title) => profile.jobTitle.endsWith(title)).sort(
    (a, b) => b.length - a.length,
  )[0];
  if (role === undefined) throw new Error(`No trade is called ${profile.jobTitle}`);
  const { suburb, state } = profile.locality;
  return {
    role,
    level: levelOf(profile.jobTitle),
    skills: new Set(profile.skills.map(oneName)),
    places: [suburb, state].flatMap((part) => (part === undefined ? [] : placesOf(part))),
    name: profile.name,
    speaks: languagesIn(profile.about),
  };
}
