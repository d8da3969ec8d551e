import { z } from '../base/schema.ts';
import { MATCH_BANDS, MATCH_CRITERIA, MATCH_OUTCOMES } from './choice.ts';

/** The result of one criterion. */
export const MatchItem = z.object({
  criterion: z.enum(MATCH_CRITERIA),
  /** The skill, or the name of the criterion. */
  label: z.string(),
  outcome: z.enum(MATCH_OUTCOMES),
  points: z.number().int(),
  possible: z.number().int(),
  /** What the profile has, without the requirement: "React 6 yrs", "no Next.js". */
  fact: z.string(),
  /** Where, how long, and the requirement: "6 yrs: Razorline, Kirana Cloud", "8 weeks, asked for 30 days". */
  detail: z.string(),
});
export type MatchItem = z.infer<typeof MatchItem>;

/** The match of a profile with a job post. The points of the items add up to the total. */
export const TalentMatch = z.object({
  version: z.number().int(),
  /** Out of 100. */
  total: z.number().int(),
  band: z.enum(MATCH_BANDS),
  /** In the order of MATCH_CRITERIA. */
  items: z.array(MatchItem),
});
export type TalentMatch = z.infer<typeof TalentMatch>;

/** A fact of the profile, and how many job posts' criteria it meets or fails. */
export const FoundFact = z.object({
  criterion: z.enum(MATCH_CRITERIA),
  outcome: z.enum(MATCH_OUTCOMES),
  fact: z.string(),
  count: z.number().int(),
});
export type FoundFact = z.infer<typeof FoundFact>;
