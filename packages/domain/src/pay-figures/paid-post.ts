import type { Pay } from '../job-terms/schema.ts';

export type PayRange = Pick<Pay, 'from' | 'to'>;

/** A job post that states its pay. */
export type PaidPost = { companyId: string; pay: PayRange };

/** Of each range, the middle counts. */
export const middleOf = ({ from, to }: PayRange): number => (from + to) / 2;
