import { isoDateTimeUtc, z } from '../base/schema.ts';
import { JOB_CATEGORIES } from '../job-post/choice.ts';
import { PLACE_NAME_LENGTH_MAX } from '../locality/limit.ts';
import { GeoPoint } from '../locality/schema.ts';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '../talent-profile/choice.ts';
import {
  COMPLETION_KINDS,
  EMPLOYER_TIMES,
  LEVELS,
  SEARCH_FIELDS,
  SEARCH_SORTS,
  SEARCH_SUGGESTION_KINDS,
  CONDITION_FITS,
} from './choice.ts';
import {
  SEARCH_CONDITION_VALUES_MAX,
  SEARCH_CONDITIONS_MAX,
  SEARCH_PAGE_MAX,
  SEARCH_NICE_SKILLS_MAX,
  SEARCH_SKILL_LENGTH_MAX,
  SEARCH_SKILLS_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from './limit.ts';

/** JSON has no NaN or Infinity. A reversed range is valid and finds nothing. */
const Range = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

const name = z.string().min(1).max(SEARCH_SKILL_LENGTH_MAX);
const names = z.array(name).min(1).max(SEARCH_CONDITION_VALUES_MAX);
const someOf = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).min(1).max(values.length);

/**
 * What a company asks of people besides words: a filter of the page, or a fact that was read from the text. Of several
 * values any one will do. `condition-fit.ts` says how well somebody fits it.
 */
export const SearchCondition = z.discriminatedUnion('kind', [
  /** Years. */
  z.strictObject({ kind: z.literal('experience'), min: z.number().optional(), max: z.number().optional() }),
  /** Lakhs per annum. */
  z.strictObject({ kind: z.literal('salary'), min: z.number().optional(), max: z.number().optional() }),
  /** Can start within this many weeks. */
  z.strictObject({ kind: z.literal('notice'), maxWeeks: z.number().min(0) }),
  /**
   * A suburb, city or state; with `withinKm` also whoever lives that near to `point`, which the server finds. Whoever lives in a place `around` is near: in the city
   * of an asked suburb, or in a town that has grown together with the asked one.
   */
  z.strictObject({
    kind: z.literal('place'),
    names,
    around: z
      .array(z.string().min(1).max(PLACE_NAME_LENGTH_MAX))
      .min(1)
      .max(SEARCH_CONDITION_VALUES_MAX)
      .optional(),
    withinKm: z.number().min(1).max(500).optional(),
    point: GeoPoint.optional(),
  }),
  z.strictObject({ kind: z.literal('workMode'), isRemote: z.boolean() }),
  z.strictObject({ kind: z.literal('employment'), isEmployed: z.boolean() }),
  z.strictObject({ kind: z.literal('english'), min: z.enum(ENGLISH_FLUENCIES) }),
  /** Changed the profile within this many days. */
  z.strictObject({ kind: z.literal('active'), withinDays: z.number().min(1) }),
  z.strictObject({ kind: z.literal('category'), categories: someOf(JOB_CATEGORIES) }),
  z.strictObject({ kind: z.literal('openToWork'), statuses: someOf(OPEN_TO_WORK_STATUSES) }),
  z.strictObject({ kind: z.literal('employer'), names, when: z.enum(EMPLOYER_TIMES) }),
  z.strictObject({ kind: z.literal('degree'), names }),
  /** Has the skill; with `minYears`, from that many years of work that names it. */
  z.strictObject({ kind: z.literal('skill'), name, minYears: z.number().min(0).optional() }),
  /** These words follow each other in the current title. */
  z.strictObject({ kind: z.literal('title'), words: name }),
  /** With `isTitle` only whom the title calls so; otherwise the years tell where the title does not. */
  z.strictObject({ kind: z.literal('level'), levels: someOf(LEVELS), isTitle: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('resume') }),
]);
export type SearchCondition = z.infer<typeof SearchCondition>;
export type SearchConditionKind = SearchCondition['kind'];

export const TalentSearchQuestion = z.strictObject({
  query: z.string().max(SEARCH_TEXT_LENGTH_MAX).default(''),
  /** Must-have skills. */
  skills: z.array(z.string().max(SEARCH_SKILL_LENGTH_MAX)).max(SEARCH_SKILLS_MAX).default([]),
  /** Skills that are preferred, not needed: who has them comes first. */
  niceSkills: z.array(z.string().max(SEARCH_SKILL_LENGTH_MAX)).max(SEARCH_NICE_SKILLS_MAX).default([]),
  /** Filters: nobody outside of one is found. */
  conditions: z.array(SearchCondition).max(SEARCH_CONDITIONS_MAX).default([]),
  /** Facts of the text of these kinds are filters too. */
  strict: z.array(z.string().max(20)).max(SEARCH_CONDITIONS_MAX).default([]),
  /** Words are neither corrected nor dropped. */
  asTyped: z.boolean().default(false),
  sort: z.enum(SEARCH_SORTS).default('match'),
  experienceInYears: Range.default({}),
  expectedSalaryInLpaInr: Range.default({}),
  /** Only people whose profile was added or changed since then. */
  changedSinceIsoDateTimeUtc: isoDateTimeUtc().optional(),
  page: z.number().int().min(0).max(SEARCH_PAGE_MAX).default(0),
});
export type TalentSearchQuestion = z.infer<typeof TalentSearchQuestion>;

const Span = z.object({ start: z.number().int(), end: z.number().int() });

/** What was read in a text. Spans are of its UTF-16 units; removing them removes the part from the search. */
export const SearchReading = z.object({
  /** In the order of the text. */
  facts: z.array(
    z.object({
      condition: SearchCondition,
      /** Nobody outside is found; otherwise people inside come first. */
      isStrict: z.boolean(),
      /** Whoever has it is not found. */
      isExcluded: z.boolean(),
      spans: z.array(Span),
    }),
  ),
  /** What is left: words and phrases, and those that nobody may have. */
  words: z.array(z.object({ text: z.string(), isExcluded: z.boolean(), spans: z.array(Span) })),
  /** How AND and OR were read, and the other way to read them as a text; null unless both occur. */
  brackets: z.object({ read: z.string(), otherwise: z.string() }).nullable(),
  /** Words that were searched in another spelling. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Words of the text that were left out, because too few people have all. */
  dropped: z.array(z.string()),
  /** Jobs of the text that nobody who passes has as title or skill: whoever is found for them only writes the words. */
  mentioned: z.array(z.string()).default([]),
  /** Parts of the text that guests may not ask: employers and resumes. Nobody is found, or left out, for them. */
  withheld: z.array(z.string()).default([]),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Why a profile was found: `words` are those of the question, `skills` those of the profile. */
export const SearchMatch = z.object({
  fields: z.array(z.enum(SEARCH_FIELDS)),
  words: z.array(z.string()),
  skills: z.array(z.string()),
  /** How well the person fits each fact of the reading, in their order. */
  standings: z.array(z.enum(CONDITION_FITS)).default([]),
  /** By fact, whether the person is near because the profile says so in words: "open to relocate", "serving notice". */
  isStated: z.array(z.boolean()).optional(),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

const Bounds = z.object({ min: z.number(), max: z.number() }).nullable();

const Counts = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** How many people of the result have each value, the commonest first. */
export const SearchFacets = z.object({
  skills: Counts,
  /** Cities. */
  places: Counts.default([]),
  states: Counts.default([]),
  categories: Counts.default([]),
  openToWork: Counts.default([]),
  english: Counts.default([]),
  degrees: Counts.default([]),
  /** Employers, now or before. Empty for guests. */
  employers: Counts.default([]),
  /** By the value of the filter: weeks of notice, days since the last change; how many are within each. */
  notice: Counts.default([]),
  active: Counts.default([]),
  /** `remote`, `employed`, `unemployed`, `resume`. */
  marks: Counts.default([]),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

/** How many people have a number from `from` to below `to`. All of the same width, in ascending order. */
export const SearchHistogram = z.array(
  z.object({ from: z.number(), to: z.number(), count: z.number().int() }),
);
export type SearchHistogram = z.infer<typeof SearchHistogram>;

/** Over the result without its own range. */
export const SearchHistograms = z.object({
  experienceInYears: SearchHistogram,
  expectedSalaryInLpaInr: SearchHistogram,
});
export type SearchHistograms = z.infer<typeof SearchHistograms>;

export const SearchRanges = z.object({ experienceInYears: Bounds, expectedSalaryInLpaInr: Bounds });

/** A name that continues what is typed, and how many people have it. */
export const SearchCompletion = z.object({
  kind: z.enum(COMPLETION_KINDS),
  text: z.string(),
  count: z.number().int(),
});
export type SearchCompletion = z.infer<typeof SearchCompletion>;

/** A search near one that found nobody. */
export const SearchSuggestion = z.object({
  kind: z.enum(SEARCH_SUGGESTION_KINDS),
  /** What is left out: a word, a skill, a filter or a fact in words; the corrected text; or empty. */
  value: z.string(),
  question: TalentSearchQuestion.omit({ page: true }),
  /** How many people it finds; at least one. */
  total: z.number().int(),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;
