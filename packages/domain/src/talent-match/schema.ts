import { z } from '../base/schema.ts';
import { MATCH_BANDS, MATCH_CRITERIA, MATCH_OUTCOMES } from './choice.ts';

/** What a profile says to one thing that a job post asks. */
export const MatchItem = z.object({
  criterion: z.enum(MATCH_CRITERIA),
  /** The skill, or what the criterion is called. */
  label: z.string(),
  outcome: z.enum(MATCH_OUTCOMES),
  points: z.number().int(),
  possible: z.number().int(),
  /** What the profile says, without what was asked: "React 6 yrs", "no Next.js". */
  fact: z.string(),
  /** Where, how long, and what was asked: "6 yrs: Razorline, Kirana Cloud", "8 weeks, asked 30 days". */
  detail: z.string(),
});
export type MatchItem = z.infer<typeof MatchItem>;

/** How a profile answers a job post. The points of the items add up to the total. */
export const TalentMatch = z.object({
  version: z.number().int(),
  /** Of 100. */
  total: z.number().int(),
  band: z.enum(MATCH_BANDS),
  /** In the order of MATCH_CRITERIA. */
  items: z.array(MatchItem),
});
export type TalentMatch = z.infer<typeof TalentMatch>;

/** What a profile says, and of how many job posts it answers or fails what they ask. */
export const FoundFact = z.object({
  criterion: z.enum(MATCH_CRITERIA),
  outcome: z.enum(MATCH_OUTCOMES),
  fact: z.string(),
  count: z.number().int(),
});
export type FoundFact = z.infer<typeof FoundFact>;
