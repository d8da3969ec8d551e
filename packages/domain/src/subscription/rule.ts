import type { SubscriptionChange, SubscriptionState } from './choice.ts';
import { GRACE_DAYS } from './limit.ts';
import type { SubscriptionStatus } from './schema.ts';
import { PREMIUM_REFUSALS, type PremiumFeature, SUBSCRIPTION_SENTENCES } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The provider's data about a subscription. Times are by its clock. */
export type SubscriptionFacts = {
  /** The end of the paid period. */
  paidUntilIsoDateTimeUtc: string;
  /** Whether the owner has cancelled it, so that it is not renewed. */
  isCancelledAtPeriodEnd: boolean;
  /** When the unpaid renewal failed; null if everything is paid. */
  pastDueSinceIsoDateTimeUtc: string | null;
  /** When it ended; null while it runs. */
  endedIsoDateTimeUtc: string | null;
};

/**
 * The status of a company’s premium plan. Everything a company may do, and every sentence about its plan, derives from it. A
 * renewal that the provider has not reported yet has the same grace period as a failed one.
 * @param facts undefined if the company never paid
 */
export function subscriptionStatus(facts: SubscriptionFacts | undefined, nowMs: number): SubscriptionStatus {
  if (!facts) return { state: 'free', untilIsoDateTimeUtc: null };
  const { paidUntilIsoDateTimeUtc: paidUntil, pastDueSinceIsoDateTimeUtc: pastDueSince } = facts;
  const lapsed = (until: string) => ({ state: 'lapsed' as const, untilIsoDateTimeUtc: until });
  const untilThen = (state: SubscriptionState, until: string) =>
    nowMs < Date.parse(until) ? { state, untilIsoDateTimeUtc: until } : lapsed(until);
  if (facts.endedIsoDateTimeUtc !== null) return lapsed(facts.endedIsoDateTimeUtc);
  if (pastDueSince !== null) return untilThen('pastDue', graceEnd(pastDueSince));
  if (facts.isCancelledAtPeriodEnd) return untilThen('cancelled', paidUntil);
  return nowMs < Date.parse(graceEnd(paidUntil))
    ? { state: 'active', untilIsoDateTimeUtc: paidUntil }
    : lapsed(graceEnd(paidUntil));
}

const graceEnd = (since: string) => new Date(Date.parse(since) + GRACE_DAYS * DAY_MS).toISOString();

const PREMIUM_STATES: ReadonlySet<SubscriptionState> = new Set(['active', 'cancelled', 'pastDue']);

/** Whether a company has premium in this state. */
export const grantsPremium = ({ state }: Pick<SubscriptionStatus, 'state'>): boolean =>
  PREMIUM_STATES.has(state);

/** How many days remain until the company loses premium, counting a started day. */
export const daysLeft = (until: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));

interface Before {
  /** The previous status; undefined if there was none. */
  facts: SubscriptionFacts | undefined;
  hadPremium: boolean;
}

/** The changes of a subscription between two readings. Empty if none of them is reported to anybody. */
export function subscriptionChanges(
  { facts: before, hadPremium }: Before,
  after: SubscriptionFacts,
  nowMs: number,
): SubscriptionChange[] {
  if (!grantsPremium(subscriptionStatus(after, nowMs))) return hadPremium ? ['ended'] : [];
  if (!hadPremium) return ['started'];
  if (!before) return [];
  const wasPastDue = before.pastDueSinceIsoDateTimeUtc !== null;
  const isPastDue = after.pastDueSinceIsoDateTimeUtc !== null;
  const isPaidFurther =
    Date.parse(after.paidUntilIsoDateTimeUtc) > Date.parse(before.paidUntilIsoDateTimeUtc);
  const changes: [SubscriptionChange, boolean][] = [
    ['paymentFailed', isPastDue && !wasPastDue],
    ['renewed', !isPastDue && (isPaidFurther || wasPastDue)],
    ['cancelled', after.isCancelledAtPeriodEnd && !before.isCancelledAtPeriodEnd],
    ['resumed', !after.isCancelledAtPeriodEnd && before.isCancelledAtPeriodEnd],
  ];
  return changes.filter(([, hasHappened]) => hasHappened).map(([change]) => change);
}

/** Why a subscription cannot be cancelled; undefined if it can. */
export function cancelRefusal({ state }: SubscriptionStatus): string | undefined {
  if (state === 'cancelled') return SUBSCRIPTION_SENTENCES.cancelledAlready;
  return grantsPremium({ state }) ? undefined : SUBSCRIPTION_SENTENCES.nothingToManage;
}

/** Why a subscription cannot be resumed; undefined if it can. */
export function resumeRefusal({ state }: SubscriptionStatus): string | undefined {
  if (state === 'cancelled') return undefined;
  return grantsPremium({ state }) ? SUBSCRIPTION_SENTENCES.notCancelled : SUBSCRIPTION_SENTENCES.ended;
}

export type PremiumRefusal = { code: 'PREMIUM_REQUIRED'; message: string };

export const premiumRequired = (feature: PremiumFeature): PremiumRefusal => ({
  code: 'PREMIUM_REQUIRED',
  message: PREMIUM_REFUSALS[feature],
});

/** Why a company may not use a premium feature, in one sentence; undefined if it may. */
export const premiumRefusal = (
  hasPremiumAccess: boolean,
  feature: PremiumFeature,
): PremiumRefusal | undefined => (hasPremiumAccess ? undefined : premiumRequired(feature));
