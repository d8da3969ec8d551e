/** When a confirmed deletion takes place. */
export const DELETION_TIMES = ['inAWeek', 'now'] as const;
export type DeletionTime = (typeof DELETION_TIMES)[number];
