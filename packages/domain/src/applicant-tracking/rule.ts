import { UNAPPROVED_COMPANY_SENTENCE } from '../company-profile/words.ts';
import { type PremiumRefusal, premiumRefusal } from '../subscription/rule.ts';
import type { TrackingProblem, TrackingState } from './choice.ts';
import { TRACKING_REFUSALS } from './words.ts';

export type TrackingFacts = {
  hasPremiumAccess: boolean;
  /** Whether the company sees unredacted people. */
  isApproved: boolean;
  isConnected: boolean;
  /** Whether a job of the system is chosen for the job post. */
  hasJob: boolean;
  /** Whether the company sees the whole profile now. */
  isShown: boolean;
  /** What the talent has decided; null until then. */
  isAllowed: boolean | null;
};

export type TrackingRefusal = PremiumRefusal | { code: 'BUSINESS_RULE_VIOLATION'; message: string };

/** Why a company may not send somebody to its applicant tracking system, in one sentence; undefined if it may, or may ask. */
export function trackingRefusal(facts: TrackingFacts): TrackingRefusal | undefined {
  const unpaid = premiumRefusal(facts.hasPremiumAccess, 'export');
  if (unpaid) return unpaid;
  if (!facts.isApproved) return violation(UNAPPROVED_COMPANY_SENTENCE);
  if (!facts.isConnected) return violation(TRACKING_REFUSALS.notConnected);
  if (!facts.hasJob) return violation(TRACKING_REFUSALS.noJob);
  if (!facts.isShown) return violation(TRACKING_REFUSALS.notShown);
  return facts.isAllowed === false ? violation(TRACKING_REFUSALS.declined) : undefined;
}

const violation = (message: string) => ({ code: 'BUSINESS_RULE_VIOLATION', message }) as const;

/** States from which a person can be sent: for the first time, or again. */
const SENDABLE: ReadonlySet<TrackingState> = new Set(['declined', 'failed', 'withdrawn']);
export const canSend = (state: TrackingState | undefined): boolean =>
  state === undefined || SENDABLE.has(state);

/** Failures that another try cannot mend: a person has to act. */
const LASTING: ReadonlySet<TrackingProblem> = new Set(['unauthorized', 'refused', 'notShown', 'noJob']);
export const isLasting = (problem: TrackingProblem): boolean => LASTING.has(problem);
