import type { ErrorCode } from '../base/error-code.ts';
import { ADMIN_ACCOUNT_SENTENCES } from './words.ts';

type Refusal = { code: ErrorCode; message: string };

/** Why an admin cannot disable an account. The acting admin stays one, so the last admin can never be disabled. */
export function disableRefusal(facts: { isOwn: boolean; isDisabled: boolean }): Refusal | undefined {
  if (facts.isOwn) return { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_ACCOUNT_SENTENCES.own };
  if (facts.isDisabled) return { code: 'CONFLICT', message: ADMIN_ACCOUNT_SENTENCES.disabledAlready };
  return undefined;
}

export const enableRefusal = (facts: { isDisabled: boolean }): Refusal | undefined =>
  facts.isDisabled ? undefined : { code: 'CONFLICT', message: ADMIN_ACCOUNT_SENTENCES.enabledAlready };
