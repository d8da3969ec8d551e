import { createHmac } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';

/** Replaces the uid of a deleted account. No account has it. */
export const ERASED_UID = '';

/** How long the codes of a deleted account count: as long as the limits look back. */
export const ERASED_SENDS_KEPT_HOURS = 24;

/** The number of a deleted account: its prefix, which floods are counted by, and a keyed hash instead of its last four digits. */
export const erasedNumber = (secret: string, mobileNumberE164: string): string =>
  mobileNumberE164.slice(0, -4) +
  createHmac('sha256', secret).update(`erased ${mobileNumberE164}`).digest('hex').slice(0, 4);

/** Whether a code was sent to a number, also for an account that is deleted. */
export const isSentTo = (secret: string, mobileNumberE164: string) =>
  inArray(oneTimeCodeSends.mobileNumberE164, [mobileNumberE164, erasedNumber(secret, mobileNumberE164)]);
