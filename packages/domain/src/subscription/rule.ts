import type { SubscriptionChange, SubscriptionState } from './choice.ts';
import { GRACE_DAYS } from './limit.ts';
import type { SubscriptionStatus } from './schema.ts';
import { PREMIUM_REFUSALS, type PremiumFeature, SUBSCRIPTION_SENTENCES } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the payment provider says of a subscription. Times are by its clock. */
export type SubscriptionFacts = {
  /** Until when it is paid. */
  paidUntilIsoDateTimeUtc: string;
  /** Its owner has ended it: it is not renewed. */
  isCancelledAtPeriodEnd: boolean;
  /** When the renewal failed that is not mended; null when all is paid. */
  pastDueSinceIsoDateTimeUtc: string | null;
  /** When it was over; null while it is not. */
  endedIsoDateTimeUtc: string | null;
};

/**
 * The status of a company’s premium plan. All that a company may do and all that is said about its plan follows from it.
 * A renewal that the provider has not reported yet has the same days of grace as one that failed.
 * @param facts undefined when the company never paid
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

/** How many days a company still has, the half-typed one too, before it loses premium. */
export const daysLeft = (until: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));

interface Before {
  /** What was known before; undefined when nothing was. */
  facts: SubscriptionFacts | undefined;
  hadPremium: boolean;
}

/** What has happened to a subscription between two looks at it. Empty when nothing did that anybody is told of. */
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

/** Why a subscription cannot be cancelled; undefined when it can. */
export function cancelRefusal({ state }: SubscriptionStatus): string | undefined {
  if (state === 'cancelled') return SUBSCRIPTION_SENTENCES.cancelledAlready;
  return grantsPremium({ state }) ? undefined : SUBSCRIPTION_SENTENCES.nothingToManage;
}

/** Why a subscription cannot be resumed; undefined when it can. */
export function resumeRefusal({ state }: SubscriptionStatus): string | undefined {
  if (state === 'cancelled') return undefined;
  return grantsPremium({ state }) ? SUBSCRIPTION_SENTENCES.notCancelled : SUBSCRIPTION_SENTENCES.ended;
}

export type PremiumRefusal = { code: 'PREMIUM_REQUIRED'; message: string };

export const premiumRequired = (feature: PremiumFeature): PremiumRefusal => ({
  code: 'PREMIUM_REQUIRED',
  message: PREMIUM_REFUSALS[feature],
});

/** Why a company may not use a feature of the premium plan, in one sentence to show; undefined when it may. */
export const premiumRefusal = (
  hasPremiumAccess: boolean,
  feature: PremiumFeature,
): PremiumRefusal | undefined => (hasPremiumAccess ? undefined : premiumRequired(feature));
