import { z } from '../base/schema.ts';

/**
 * How a party answers, over 90 days. For a talent: the invitations that it accepted, declined or ended. For a company: the
 * messages of talents that it answered; messages that follow each other count once.
 */
export const AnswerRate = z.strictObject({
  counted: z.number().int(),
  answered: z.number().int(),
  /** The median time to an answer, in hours; null if there is none. */
  medianHours: z.number().nullable(),
});
export type AnswerRate = z.infer<typeof AnswerRate>;
