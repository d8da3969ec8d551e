import type { ErrorCode } from '@talaash/domain/base/error-code';
import { type CallErrorCode, isCallError, sentenceOf } from '../lib/call-error.ts';
import { createStore, useStore } from '../ui/base/store.ts';
import { toast } from '../ui/overlay/toast.ts';

/** Why something cannot be done, as a rule of the domain answers it. */
export type Refusal = { code: ErrorCode; message: string };

const isUpgradeAsked = createStore(false);

/** Opens the prompt of the company's portal. */
export const askToUpgrade = (): void => isUpgradeAsked.set(true);
export const closeUpgradePrompt = (): void => isUpgradeAsked.set(false);
export const useIsUpgradeAsked = (): boolean => useStore(isUpgradeAsked);

/** For a key or a press that acts at once. */
export function actUnless(refusal: Refusal | undefined, act: () => void): void {
  if (refusal) showRefusal(refusal, toast.warning);
  else act();
}

/** For a button: disabled with the sentence, or pressed. One that asks for premium alone stays enabled. */
export const buttonUnless = (refusal: Refusal | undefined, act: () => void) => ({
  disabled: refusal && refusal.code !== 'PREMIUM_REQUIRED' ? refusal.message : undefined,
  onClick: () => actUnless(refusal, act),
});

/** For a call that failed. @param fallback what is said where the server gave no sentence */
export const showCallFailure = (error: unknown, fallback: string): void =>
  showRefusal(
    { code: isCallError(error) ? error.code : undefined, message: sentenceOf(error, fallback) },
    toast.error,
  );

/** Where only premium is missing, the way to it; else the sentence that says why not. */
function showRefusal(
  { code, message }: { code: CallErrorCode | undefined; message: string },
  say: (sentence: string) => void,
): void {
  if (code === 'PREMIUM_REQUIRED') askToUpgrade();
  else say(message);
}
