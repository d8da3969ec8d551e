import type { JobTerms, Pay } from './schema.ts';

/** How offered pay compares to what a talent expects. Pay meets an expectation that its upper amount reaches. */
export type PayFit = 'notStated' | 'meets' | 'below';

export function payFit(pay: Pay | null | undefined, expectedInLpaInr: number): PayFit {
  if (!pay) return 'notStated';
  return pay.to >= expectedInLpaInr ? 'meets' : 'below';
}

/** Whether an invitation with these terms states pay. */
export const statesPay = (terms: JobTerms | null | undefined): boolean => Boolean(terms?.pay);
