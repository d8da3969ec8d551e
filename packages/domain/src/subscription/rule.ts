import { PREMIUM_REFUSALS, type PremiumFeature } from './words.ts';

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
