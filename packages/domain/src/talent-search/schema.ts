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
 * A criterion besides words: a filter of the page, or a fact that was parsed from the text. One of several values is enough.
 * `condition-fit.ts` says how well a person fits it.
 */
export const SearchCondition = z.discriminatedUnion('kind', [
  /** Years. */
  z.strictObject({ kind: z.literal('experience'), min: z.number().optional(), max: z.number().optional() }),
  /** Lakhs per annum. */
  z.strictObject({ kind: z.literal('salary'), min: z.number().optional(), max: z.number().optional() }),
  /** Can start within this many weeks. */
  z.strictObject({ kind: z.literal('notice'), maxWeeks: z.number().min(0) }),
  /**
   * A suburb, city or state; with `withinKm` also people within that distance of `point`, which the server looks up. People in a
   * place `around` are near: elsewhere in the city of a suburb, or in a town that has merged with the named one.
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
  /** Has the skill; with `minYears`, at least that many years of work with it. */
  z.strictObject({ kind: z.literal('skill'), name, minYears: z.number().min(0).optional() }),
  /** These words are consecutive in the current title. */
  z.strictObject({ kind: z.literal('title'), words: name }),
  /** With `isTitle`, only the title counts; otherwise the years count if the title names no level. */
  z.strictObject({ kind: z.literal('level'), levels: someOf(LEVELS), isTitle: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('resume') }),
]);
export type SearchCondition = z.infer<typeof SearchCondition>;
export type SearchConditionKind = SearchCondition['kind'];

export const TalentSearchQuestion = z.strictObject({
  query: z.string().max(SEARCH_TEXT_LENGTH_MAX).default(''),
  /** Must-have skills. */
  skills: z.array(z.string().max(SEARCH_SKILL_LENGTH_MAX)).max(SEARCH_SKILLS_MAX).default([]),
  /** Preferred skills: people with them come first. */
  niceSkills: z.array(z.string().max(SEARCH_SKILL_LENGTH_MAX)).max(SEARCH_NICE_SKILLS_MAX).default([]),
  /** Hard filters: people outside are not found. */
  conditions: z.array(SearchCondition).max(SEARCH_CONDITIONS_MAX).default([]),
  /** The kinds of facts in the text that are hard filters too. */
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

/** The parsed text. Spans are in UTF-16 units; removing one removes its part from the search. */
export const SearchReading = z.object({
  /** In the order of the text. */
  facts: z.array(
    z.object({
      condition: SearchCondition,
      /** Whether people outside are not found; otherwise people inside come first. */
      isStrict: z.boolean(),
      /** People who meet it are not found. */
      isExcluded: z.boolean(),
      spans: z.array(Span),
    }),
  ),
  /** The rest of the text: words and phrases, and excluded ones. */
  words: z.array(z.object({ text: z.string(), isExcluded: z.boolean(), spans: z.array(Span) })),
  /** How AND and OR were parsed, and the alternative as a text; null unless both occur. */
  brackets: z.object({ read: z.string(), otherwise: z.string() }).nullable(),
  /** Words that were searched in another spelling. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Dropped words: too few people have all words of the text. */
  dropped: z.array(z.string()),
  /** Jobs in the text that nobody in the result has as title or skill: people found for them only mention the words. */
  mentioned: z.array(z.string()).default([]),
  /** Whether too few people have the words, so that people with the skills of those few follow. */
  hasSimilar: z.boolean().default(false),
  /** Parts of the text that guests may not use: employers and resumes. They have no effect. */
  withheld: z.array(z.string()).default([]),
});
export type SearchReading = z.infer<typeof SearchReading>;

/** Why a profile was found: `words` are those of the query, `skills` those of the profile. */
export const SearchMatch = z.object({
  fields: z.array(z.enum(SEARCH_FIELDS)),
  words: z.array(z.string()),
  skills: z.array(z.string()),
  /** How well the person fits each fact of the reading, in their order. */
  standings: z.array(z.enum(CONDITION_FITS)).default([]),
  /** For each fact, whether the person is near because the profile says so in words: "open to relocate", "serving notice". */
  isStated: z.array(z.boolean()).optional(),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

const Bounds = z.object({ min: z.number(), max: z.number() }).nullable();

const Counts = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** How many people of the result have each value, most common first. */
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
  /** By filter value, such as weeks of notice or days since the last change: how many people are within each. */
  notice: Counts.default([]),
  active: Counts.default([]),
  /** `remote`, `employed`, `unemployed`, `resume`. */
  marks: Counts.default([]),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

/** How many people have a number from `from` to below `to`. All have the same width, in ascending order. */
export const SearchHistogram = z.array(
  z.object({ from: z.number(), to: z.number(), count: z.number().int() }),
);
export type SearchHistogram = z.infer<typeof SearchHistogram>;

/** Over the result without the filter's own range. */
export const SearchHistograms = z.object({
  experienceInYears: SearchHistogram,
  expectedSalaryInLpaInr: SearchHistogram,
});
export type SearchHistograms = z.infer<typeof SearchHistograms>;

export const SearchRanges = z.object({ experienceInYears: Bounds, expectedSalaryInLpaInr: Bounds });

/** A completion of the typed text, and how many people have it. */
export const SearchCompletion = z.object({
  kind: z.enum(COMPLETION_KINDS),
  text: z.string(),
  count: z.number().int(),
});
export type SearchCompletion = z.infer<typeof SearchCompletion>;

/** An alternative to a search without results. */
export const SearchSuggestion = z.object({
  kind: z.enum(SEARCH_SUGGESTION_KINDS),
  /** The removed part: a word, a skill, a filter or a fact in words; the corrected text; or empty. */
  value: z.string(),
  question: TalentSearchQuestion.omit({ page: true }),
  /** How many people it finds; at least one. */
  total: z.number().int(),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;
