import { weekStartDate } from '../base/week.ts';
import { FUNNEL_WEEKS } from './limit.ts';

/** The steps of the funnel, in their order. */
export const FUNNEL_STEPS = ['invited', 'answered', 'met', 'offered', 'joined'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How many conversations have come to a step. */
export type FunnelCounts = Record<FunnelStep, number>;

/** The conversations of one job post whose invitations were sent in one week. */
export type FunnelGroup = FunnelCounts & {
  jobPostId: string;
  jobPostTitle: string;
  /** 0 is this week, -1 the previous one. */
  week: number;
  /** Those with a record that a side disputes. They count neither as offered nor as joined. */
  disputed: number;
};

export type Funnel = {
  total: FunnelCounts;
  disputed: number;
  /** The most invited first. */
  byPost: (FunnelCounts & { jobPostId: string; jobPostTitle: string })[];
  /** From the first week with an invitation to this one, without gaps. */
  byWeek: (FunnelCounts & { weekStartIsoDate: string })[];
};

const sumOf = (groups: readonly FunnelGroup[]): FunnelCounts => {
  const total = { invited: 0, answered: 0, met: 0, offered: 0, joined: 0 };
  for (const group of groups) for (const step of FUNNEL_STEPS) total[step] += group[step];
  return total;
};

/** The funnel of a company, as a whole, by job post and by week. */
export function funnelOf(groups: readonly FunnelGroup[], now: number): Funnel {
  const posts = Map.groupBy(groups, ({ jobPostId }) => jobPostId);
  const weeks = groups.map(({ week }) => week).filter((week) => week <= 0 && week > -FUNNEL_WEEKS);
  const first = Math.min(1, ...weeks);
  return {
    total: sumOf(groups),
    disputed: groups.reduce((sum, { disputed }) => sum + disputed, 0),
    byPost: [...posts]
      .map(([jobPostId, of]) => ({
        jobPostId,
        // The title of its latest invitations.
        jobPostTitle: of.toSorted((one, other) => other.week - one.week)[0]?.jobPostTitle ?? '',
        ...sumOf(of),
      }))
      .toSorted(
        (one, other) => other.invited - one.invited || one.jobPostTitle.localeCompare(other.jobPostTitle),
      ),
    byWeek: Array.from({ length: 1 - first }, (_, index) => ({
      weekStartIsoDate: weekStartDate(now, first + index),
      ...sumOf(groups.filter(({ week }) => week === first + index)),
    })),
  };
}
