import { createHash, randomBytes } from 'node:crypto';
import type { UserType } from '@talaash/domain/user-profile/choice';

/** Only the hash of a code is stored, so a leaked database contains no usable links. */
export const hashOfInvitation = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');

/** The secret of a new link, and its stored hash. */
export function newInvitationCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOfInvitation(code) };
}

/** The page of a link. It fills in the invited email, because no other one is accepted. */
export const invitationUrl = (
  baseUrl: string,
  { userType, code, email }: { userType: UserType; code: string; email?: string },
): string => {
  const url = new URL('/auth/signup', baseUrl);
  url.searchParams.set('as', userType);
  url.searchParams.set('invitation', code);
  // In the fragment, which browsers do not send.
  if (email !== undefined) url.hash = new URLSearchParams({ email }).toString();
  return url.href;
};
