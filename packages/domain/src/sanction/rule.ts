import type { ErrorCode } from '../base/error-code.ts';
import type { SanctionAct } from './choice.ts';
import { APPEAL_DAYS } from './limit.ts';
import { SANCTION_SENTENCES } from './words.ts';

type Refusal = { code: ErrorCode; message: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The acts that end by themselves, and need a number of days. */
export const needsDays = (act: SanctionAct | 'nothing'): boolean => act === 'limit' || act === 'suspend';

export type AppealFacts = {
  /** When the decision was made, in milliseconds. */
  decidedAt: number;
  hasAppealed: boolean;
  /** Whether an admin has already taken the decision back. */
  isLifted: boolean;
};

/** Why a decision cannot be appealed; undefined if it can. */
export function appealRefusal(facts: AppealFacts, now: number): Refusal | undefined {
  if (facts.hasAppealed) return { code: 'CONFLICT', message: SANCTION_SENTENCES.appealedAlready };
  if (facts.isLifted) return { code: 'CONFLICT', message: SANCTION_SENTENCES.liftedAlready };
  if (now - facts.decidedAt > APPEAL_DAYS * DAY_MS)
    return { code: 'BUSINESS_RULE_VIOLATION', message: SANCTION_SENTENCES.appealLate };
  return undefined;
}
