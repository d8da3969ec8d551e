import { ORPCError } from '@orpc/server';
import type { VerifyEmailRequest } from '@talaash/domain/account/schema';
import type { Deps } from '../../call/deps.ts';
import { applyLink } from './actions.ts';
import { pathOnOwnOrigin } from './own-origin.ts';

/**
 * Verifies an email by a mailed link.
 * @returns the path on our origin to redirect to, if one was given; with `?error=INVALID_TOKEN` if the link is invalid
 * @throws NOT_FOUND for an invalid link without a redirect
 */
export async function verifyEmail(
  deps: Deps,
  { token, callbackURL }: VerifyEmailRequest,
): Promise<string | undefined> {
  const redirectPath = pathOnOwnOrigin(callbackURL, deps.baseUrl());
  try {
    await applyLink(deps, 'verifyEmail', token);
    return redirectPath;
  } catch (error) {
    if (redirectPath === undefined || !(error instanceof ORPCError) || error.code !== 'NOT_FOUND')
      throw error;
    const failed = new URL(redirectPath, deps.baseUrl());
    failed.searchParams.set('error', 'INVALID_TOKEN');
    return `${failed.pathname}${failed.search}${failed.hash}`;
  }
}
