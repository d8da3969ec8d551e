import type { ErrorCode } from '../base/error-code.ts';
import { ADMIN_ACCOUNT_SENTENCES } from './words.ts';

type Refusal = { code: ErrorCode; message: string };

/**
 * Why an admin cannot disable an account. Whoever disables is an admin and stays one, so that the last one is never disabled.
 */
export function disableRefusal(facts: { isOwn: boolean; isDisabled: boolean }): Refusal | undefined {
  if (facts.isOwn) return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_ACCOUNT_SENTENCES.own };
  if (facts.isDisabled) return { code: 'CONFLICT', message: ADMIN_ACCOUNT_SENTENCES.disabledAlready };
  return undefined;
}

export const enableRefusal = (facts: { isDisabled: boolean }): Refusal | undefined =>
  facts.isDisabled ? undefined : { code: 'CONFLICT', message: ADMIN_ACCOUNT_SENTENCES.enabledAlready };
