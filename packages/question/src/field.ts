import type { SearchField } from '@talaash/domain/talent-search/choice';

/** The impact of a word by the best field that contains it. No two fields share a value, so an impact identifies its field. */
export const FIELD_IMPACT = {
  jobTitle: 80,
  /** The designation of the present job, or else of the last one: many titles say "open to work". */
  designation: 78,
  name: 60,
  skills: 50,
  currentEmployer: 45,
  pastEmployer: 36,
  locality: 30,
  jobCategory: 20,
  certifications: 12,
  workExperiences: 8,
  personalProjects: 7,
  educationList: 6,
} as const;
type ImpactField = keyof typeof FIELD_IMPACT;

/** The impact of a word of a certificate's name where a question says that a certificate is meant. */
export const CERTIFIED_IMPACT = 70;

/** An employer and a designation are parts of the work experience. */
const FIELD_OF: Partial<Record<ImpactField, SearchField>> = {
  designation: 'workExperiences',
  currentEmployer: 'workExperiences',
  pastEmployer: 'workExperiences',
};

/** The impact of a skill by the years of work that name it: a bare tag counts less than evidence. */
export const skillImpact = (months: number): number =>
  FIELD_IMPACT.skills + (months === 0 ? 0 : months < 12 ? 3 : months < 36 ? 6 : 9);
const SKILL_IMPACT_MAX = FIELD_IMPACT.skills + 9;

const ABOUT_IMPACT = 15;
const ABOUT_COUNT_MAX = 4;

/** A word of the about text gains a little with each repetition, but stays below the category. */
export const aboutImpact = (count: number): number => ABOUT_IMPACT + Math.min(count, ABOUT_COUNT_MAX);

const NAMESAKE_TITLE_IMPACT = 43;
/** The impact of a word that a title or skill contains only as a part of another concept's name: React in React Native. */
export const NAMESAKE_IMPACT: Partial<Record<SearchField, number>> = {
  jobTitle: NAMESAKE_TITLE_IMPACT,
  skills: 29,
};

/** The impact of a corrected word, by the impact of its misspelling. Names of employers, places and schools are not corrected. */
const MISSPELT_IMPACTS: Partial<Record<SearchField, readonly [impact: number, misspelt: number]>> = {
  jobTitle: [FIELD_IMPACT.jobTitle, 73],
  certifications: [FIELD_IMPACT.certifications, 11],
  workExperiences: [FIELD_IMPACT.workExperiences, 5],
  personalProjects: [FIELD_IMPACT.personalProjects, 4],
};
const MISSPELT_DESIGNATION_IMPACT = 72;
const MISSPELT_SKILL_IMPACT = 44;
const MISSPELT_ABOUT_IMPACT = 13;

const FIELDS: (SearchField | undefined)[] = [];
const MISSPELT: number[] = [];
for (const [field, [impact, misspelt]] of Object.entries(MISSPELT_IMPACTS)) {
  MISSPELT[impact] = misspelt;
  FIELDS[misspelt] = field as SearchField;
}
[FIELDS[MISSPELT_DESIGNATION_IMPACT], MISSPELT[FIELD_IMPACT.designation]] = [
  'workExperiences',
  MISSPELT_DESIGNATION_IMPACT,
];
FIELDS[MISSPELT_SKILL_IMPACT] = 'skills';
FIELDS[CERTIFIED_IMPACT] = 'certifications';
FIELDS[MISSPELT_ABOUT_IMPACT] = 'about';
for (let impact: number = FIELD_IMPACT.skills; impact <= SKILL_IMPACT_MAX; impact += 1)
  [FIELDS[impact], MISSPELT[impact]] = ['skills', MISSPELT_SKILL_IMPACT];
for (const impacts of [FIELD_IMPACT, NAMESAKE_IMPACT])
  for (const [field, impact] of Object.entries(impacts))
    FIELDS[impact] = FIELD_OF[field as ImpactField] ?? (field as SearchField);
for (let count = 1; count <= ABOUT_COUNT_MAX; count += 1)
  [FIELDS[aboutImpact(count)], MISSPELT[aboutImpact(count)]] = ['about', MISSPELT_ABOUT_IMPACT];

/** The impact of the correction of a word with this impact; 0 where words are not corrected. */
export const misspeltImpact = (impact: number): number => MISSPELT[impact] ?? 0;

export function fieldOfImpact(impact: number): SearchField {
  const field = FIELDS[impact];
  if (field === undefined) throw new Error(`No field has the impact ${impact}`);
  return field;
}

/** The share of its impact that a word keeps by the way it was found, in tenths. */
export const NEARNESS = {
  exact: 10,
  plural: 9,
  alias: 8,
  /** A skill that implies the one in the query. */
  child: 6,
  prefix: 6,
  related: 6,
  oneEdit: 5,
  twoEdits: 3,
} as const;
const NEARNESS_MAX = 10;
const IMPACT_MAX = 80;

const scoreTables = (impactMin: number): readonly Uint8Array[] =>
  Array.from({ length: NEARNESS_MAX + 1 }, (_, nearness) =>
    Uint8Array.from({ length: IMPACT_MAX + 1 }, (__, impact) =>
      impact < impactMin || nearness === 0 ? 0 : Math.max(1, Math.round((impact * nearness) / NEARNESS_MAX)),
    ),
  );

/** SCORES[nearness][impact]: rounded, at least 1. */
export const SCORES = scoreTables(1);
/**
 * The same for misspellings, which count only outside prose: nearly every prose has some word that is an edit away from
 * any other.
 */
export const SCORES_OUTSIDE_PROSE = scoreTables(FIELD_IMPACT.jobCategory);

/** How close the matches are that a table gives scores to: a word itself is closer than a beginning of it. */
export const closeness = (scoreOf: Uint8Array): number => scoreOf[IMPACT_MAX] as number;

/** The same for what is excluded: a word that is only a part of another thing's name is not that thing. */
export const SCORES_OF_EXCLUDED = Uint8Array.from({ length: IMPACT_MAX + 1 }, (_, impact) =>
  impact === 0 || Object.values(NAMESAKE_IMPACT).includes(impact) ? 0 : 1,
);

/**
 * Any word of a field of business counts as experience in it, unless it is the name of a person, a place or a school. Work counts
 * more than a hobby.
 */
export const DOMAIN_SCORE = 50;
/** A title names what somebody does all day: "Hotel Manager". */
const DOMAIN_TITLE_SCORE = 60;
/** Experience in a neighbouring field of business. */
export const DOMAIN_NEAR_SCORE = 15;
/** A mention of a field may only refer to customers in it: an employer counts more. */
const DOMAIN_TOLD_SCORE = 45;
const DOMAIN_ASIDE_SCORE = 20;
const DOMAIN_ASIDE_IMPACTS: ReadonlySet<number> = new Set(
  (['certifications', 'personalProjects'] as const).flatMap((field) => [
    FIELD_IMPACT[field],
    misspeltImpact(FIELD_IMPACT[field]),
  ]),
);
/** What a word of a field of business counts, by its impact. */
const domainScore = (impact: number): number => {
  if (NO_DOMAIN_IMPACTS.includes(impact)) return 0;
  if (impact >= MISSPELT_DESIGNATION_IMPACT) return DOMAIN_TITLE_SCORE;
  return DOMAIN_ASIDE_IMPACTS.has(impact) ? DOMAIN_ASIDE_SCORE : DOMAIN_TOLD_SCORE;
};
export const NO_DOMAIN_IMPACTS: readonly number[] = [
  0,
  ...Object.values(NAMESAKE_IMPACT),
  FIELD_IMPACT.name,
  FIELD_IMPACT.locality,
  FIELD_IMPACT.educationList,
];
export const SCORES_OF_DOMAIN = Uint8Array.from({ length: IMPACT_MAX + 1 }, (_, impact) =>
  domainScore(impact),
);
/** The same for a word that tells a field of business only in the name of an employer. */
export const SCORES_OF_DOMAIN_EMPLOYER = Uint8Array.from({ length: IMPACT_MAX + 1 }, (_, impact) =>
  impact === FIELD_IMPACT.currentEmployer || impact === FIELD_IMPACT.pastEmployer ? DOMAIN_SCORE : 0,
);
/** The same for a neighbouring field of business. */
export const nearDomainScores = (scores: Uint8Array): Uint8Array =>
  scores.map((score) => Math.min(score, DOMAIN_NEAR_SCORE));

/** What a fact counts as an alternative of words, such as in `react or pune`. */
export const FACT_SCORE = { inside: 50, near: 25 } as const;

/** How rare a word is that `df` of `n` talents have. An integer, so that the order of a sum does not matter. */
export const rarity = (df: number, n: number): number =>
  Math.max(1, Math.round(16 * Math.log(1 + (n - df + 0.5) / (df + 0.5))));
