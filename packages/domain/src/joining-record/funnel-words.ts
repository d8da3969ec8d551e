import { countOf } from '../base/count.ts';
import type { FunnelCounts, FunnelStep } from './figures.ts';
import { FUNNEL_WEEKS } from './limit.ts';

export const FUNNEL_LABELS: Record<FunnelStep, string> = {
  invited: 'Invited',
  answered: 'Answered',
  met: 'Met',
  offered: 'Offered',
  joined: 'Joined',
};

export const FUNNEL_SENTENCES = {
  title: 'From invitation to first day',
  period: `Invitations of the last ${FUNNEL_WEEKS} weeks`,
  none: 'The funnel appears here: how many people you invited, and how many of them answered, met, got an offer and joined. Start with an invitation from search.',
  loadFailed: 'Failed to load the funnel',
  sources:
    'Met counts meetings arranged here. Joined counts what both sides have confirmed. Only your company sees these figures.',
  disputed: (count: number) =>
    `${countOf(count, 'conversation')} with a disputed record ${count === 1 ? 'counts' : 'count'} as neither offered nor joined.`,
} as const;

/** The share of the invited who came to a step: 25%. Empty without invitations. */
export const funnelShare = (counts: FunnelCounts, step: FunnelStep): string =>
  counts.invited === 0 ? '' : `${Math.round((counts[step] / counts.invited) * 100)}%`;

/** The picture in words. */
export const funnelSentence = ({ invited, answered, met, offered, joined }: FunnelCounts): string =>
  `Of ${invited} invited, ${answered} answered, ${met} met, ${offered} got an offer and ${joined} joined.`;
