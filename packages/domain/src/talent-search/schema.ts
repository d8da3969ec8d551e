import { z } from '../base/schema.ts';
import { SEARCH_FIELDS, SEARCH_SUGGESTION_KINDS } from './choice.ts';
import {
  SEARCH_PAGE_MAX,
  SEARCH_SKILL_LENGTH_MAX,
  SEARCH_SKILLS_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from './limit.ts';

/** JSON has no NaN or Infinity. A reversed range is valid and finds nothing. */
const Range = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

export const TalentSearchQuestion = z.strictObject({
  query: z.string().max(SEARCH_TEXT_LENGTH_MAX).default(''),
  skills: z.array(z.string().max(SEARCH_SKILL_LENGTH_MAX)).max(SEARCH_SKILLS_MAX).default([]),
  experienceInYears: Range.default({}),
  expectedSalaryInLpaInr: Range.default({}),
  page: z.number().int().min(0).max(SEARCH_PAGE_MAX).default(0),
});
export type TalentSearchQuestion = z.infer<typeof TalentSearchQuestion>;

/** Why a profile was found: `words` are those of the question, `skills` those of the profile. */
export const SearchMatch = z.object({
  fields: z.array(z.enum(SEARCH_FIELDS)),
  words: z.array(z.string()),
  skills: z.array(z.string()),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

const Bounds = z.object({ min: z.number(), max: z.number() }).nullable();

export const SearchFacets = z.object({
  skills: z.array(z.object({ value: z.string(), count: z.number().int() })),
});

export const SearchRanges = z.object({ experienceInYears: Bounds, expectedSalaryInLpaInr: Bounds });

/** A search near one that found nobody. */
export const SearchSuggestion = z.object({
  kind: z.enum(SEARCH_SUGGESTION_KINDS),
  /** The word or skill that is left out, the corrected text, or empty. */
  value: z.string(),
  question: TalentSearchQuestion.omit({ page: true }),
  /** How many people it finds; at least one. */
  total: z.number().int(),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;
