import type { ErrorCode } from '@talaash/domain/base/error-code';
import { type CallErrorCode, isCallError, sentenceOf } from '../lib/call-error.ts';
import { createStore, useStore } from '../ui/base/store.ts';
import { toast } from '../ui/overlay/toast.ts';

/** The reason for a refusal, as the domain's rules return it. */
export type Refusal = { code: ErrorCode; message: string };

const isUpgradePromptOpen = createStore(false);

/** Opens the upgrade prompt of the company portal. */
export const askToUpgrade = (): void => isUpgradePromptOpen.set(true);
export const closeUpgradePrompt = (): void => isUpgradePromptOpen.set(false);
export const useIsUpgradePromptOpen = (): boolean => useStore(isUpgradePromptOpen);

/** For a shortcut or a press that takes effect at once. */
export function actUnless(refusal: Refusal | undefined, act: () => void): void {
  if (refusal) showRefusal(refusal, toast.warning);
  else act();
}

/** The props of a button that a refusal disables. A button that only needs premium stays enabled. */
export const buttonUnless = (refusal: Refusal | undefined, act: () => void) => ({
  disabled: refusal && refusal.code !== 'PREMIUM_REQUIRED' ? refusal.message : false,
  onClick: () => actUnless(refusal, act),
});

/** Shows why a call failed. @param fallback shown if the server gave no reason */
export const showCallFailure = (error: unknown, fallback: string): void =>
  showRefusal(
    { code: isCallError(error) ? error.code : undefined, message: sentenceOf(error, fallback) },
    toast.error,
  );

/** Opens the upgrade prompt if premium is missing, else shows the reason. */
function showRefusal(
  { code, message }: { code: CallErrorCode | undefined; message: string },
  say: (sentence: string) => void,
): void {
  if (code === 'PREMIUM_REQUIRED') askToUpgrade();
  else say(message);
}
