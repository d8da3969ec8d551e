import { JOB_POST_ANSWER_DAYS } from './limit.ts';

/** Whether a job is still to be filled: `asked` waits for the company's answer, and is open meanwhile. */
export type Openness = 'open' | 'asked' | 'closed';

type OpennessFacts = {
  askedIsoDateTimeUtc?: string | undefined;
  closedIsoDateTimeUtc?: string | undefined;
};

export function opennessOf({ askedIsoDateTimeUtc, closedIsoDateTimeUtc }: OpennessFacts): Openness {
  if (closedIsoDateTimeUtc !== undefined) return 'closed';
  return askedIsoDateTimeUtc === undefined ? 'open' : 'asked';
}

/** When a job post closes if the question is not answered, in milliseconds. @param asked when it was asked, as an ISO time */
export const closesAt = (asked: string): number =>
  Date.parse(asked) + JOB_POST_ANSWER_DAYS * 24 * 60 * 60 * 1000;
