/** When a deletion takes place that its owner has confirmed. */
export const DELETION_TIMES = ['inAWeek', 'now'] as const;
export type DeletionTime = (typeof DELETION_TIMES)[number];
