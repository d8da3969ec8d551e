import { createHash, randomBytes } from 'node:crypto';
import type { UserType } from '@talaash/domain/user-profile/choice';

/** Only the hash of a code is stored, so that nobody can make a link from the database. */
export const hashOfInvitation = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');

/** The secret of a new link, and what is stored of it. */
export function newInvitationCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOfInvitation(code) };
}

/** The page that a link leads to. It fills in the email that the invitation is for, because no other one is let in. */
export const invitationUrl = (
  baseUrl: string,
  { userType, code, email }: { userType: UserType; code: string; email?: string },
): string => {
  const url = new URL('/auth/signup', baseUrl);
  url.searchParams.set('as', userType);
  url.searchParams.set('invitation', code);
  // Behind the #, which browsers send to no server.
  if (email !== undefined) url.hash = new URLSearchParams({ email }).toString();
  return url.href;
};
