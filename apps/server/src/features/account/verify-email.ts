import { ORPCError } from '@orpc/server';
import type { VerifyEmailRequest } from '@talaash/domain/account/schema';
import type { Deps } from '../../call/deps.ts';
import { applyLink } from './actions.ts';
import { onOwnOrigin } from './own-origin.ts';

/**
 * Verifies an email by a mailed link.
 * @returns the path on our origin to lead on to, if one was given; `?error=INVALID_TOKEN` tells it of a link that does not hold
 * @throws NOT_FOUND for a link that does not hold, when there is nowhere to lead on to
 */
export async function verifyEmail(
  deps: Deps,
  { token, callbackURL }: VerifyEmailRequest,
): Promise<string | undefined> {
  const onward = onOwnOrigin(callbackURL, deps.baseUrl());
  try {
    await applyLink(deps, 'verifyEmail', token);
    return onward;
  } catch (error) {
    if (onward === undefined || !(error instanceof ORPCError) || error.code !== 'NOT_FOUND') throw error;
    const failed = new URL(onward, deps.baseUrl());
    failed.searchParams.set('error', 'INVALID_TOKEN');
    return `${failed.pathname}${failed.search}${failed.hash}`;
  }
}
