import { roleOfKey } from '@talaash/domain/api-key/scope';
import type { SignedInViewer } from './viewer.ts';

/** What is read of the owner in whose place a program acts. */
export type OwnerRow = Pick<
  SignedInViewer,
  | 'uid'
  | 'email'
  | 'name'
  | 'isEmailVerified'
  | 'countryCode'
  | 'companyId'
  | 'hasPremiumAccess'
  | 'suspendedUntilMs'
  | 'limitedUntilMs'
>;

/** The columns of `OwnerRow`, of a company c, its owner u and the user profile p of that owner. */
export const OWNER_COLUMNS = `u.id as "uid", u.email, u.name, u.email_verified as "isEmailVerified", p.country_code as "countryCode",
      c.company_id as "companyId", c.has_premium_access as "hasPremiumAccess",
      case when u.suspended_until > now() then extract(epoch from u.suspended_until)::float8 * 1000 end as "suspendedUntilMs",
      case when u.limited_until > now() then extract(epoch from u.limited_until)::float8 * 1000 end as "limitedUntilMs"`;

/**
 * The viewer of a program: its company, in the place of its owner, with the role of its scopes. What is decided about the owner of a
 * company holds for its programs, as it does for its members.
 */
export function programViewer(
  owner: OwnerRow,
  program: NonNullable<SignedInViewer['program']>,
): SignedInViewer {
  const isSuspended = owner.suspendedUntilMs !== null;
  return {
    ...owner,
    program,
    sessionId: `${program.kind} ${program.id}`,
    confirmedAtMs: 0,
    isAdmin: false,
    mustSetUpSecondFactor: false,
    userType: 'company',
    talentId: null,
    companyId: isSuspended ? null : owner.companyId,
    companyRole: isSuspended ? null : roleOfKey(program.scopes),
    hasPremiumAccess: !isSuspended && owner.hasPremiumAccess,
  };
}
