import type { Registration } from '@talaash/domain/registration/choice';
import { registrationRefusal } from '@talaash/domain/registration/rule';
import { REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { hashOfInvitation } from '../base/invitation-code.ts';
import type { Db, Tx } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import { registrationInvitations } from '../db/schema/registration-invitation.ts';
import type { Deps } from './deps.ts';
import { refusal } from './refusal.ts';

type Invitation = typeof registrationInvitations.$inferSelect;

/** The invitation behind a link, if this email can still use it. Without an email, if anybody can. */
export async function findInvitation(
  db: Pick<Db | Tx, 'select'>,
  code: string,
  nowMs: number,
  email?: string,
): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(registrationInvitations)
    .where(and(eq(registrationInvitations.codeHash, hashOfInvitation(code)), isUnused(nowMs)));
  const isForOther = email !== undefined && found?.email != null && found.email !== email;
  return isForOther ? undefined : found;
}

const isUnused = (nowMs: number) =>
  and(
    isNull(registrationInvitations.usedByUid),
    gt(registrationInvitations.expiresAt, new Date(nowMs).toISOString()),
  );

type NewAccount = { email: string; userType?: UserType | undefined; invitation?: string | undefined };

/** Why registration is refused. `invitationInvalid` if the link is the reason. */
export type NewAccountRefusal = keyof typeof REGISTRATION_SENTENCES;

/**
 * Whether a new account may register, and which invitation it uses.
 * @param wanted.userType may be unknown until the mobile number is verified; `requireSide` asks again then
 */
export async function admitAccount(
  deps: Pick<Deps, 'config' | 'now'>,
  db: Pick<Db | Tx, 'select'>,
  { email, userType, invitation }: NewAccount,
): Promise<{ invitation: Invitation | undefined } | { refused: NewAccountRefusal }> {
  const { registration } = deps.config;
  if (isOpen(registration)) return { invitation: undefined };
  const found =
    invitation === undefined ? undefined : await findInvitation(db, invitation, deps.now(), email);
  const refused = registrationRefusal(registration, { userType, invitedAs: found?.userType });
  if (!refused) return { invitation: found };
  return { refused: invitation !== undefined && found === undefined ? 'invitationInvalid' : refused };
}

/** Claims an invitation for an account. Returns false if another account claimed it first. */
export async function useInvitation(
  db: Pick<Db | Tx, 'update'>,
  { registrationInvitationId }: Invitation,
  uid: string,
): Promise<boolean> {
  const used = await db
    .update(registrationInvitations)
    .set({ usedByUid: uid })
    .where(
      and(
        eq(registrationInvitations.registrationInvitationId, registrationInvitationId),
        isNull(registrationInvitations.usedByUid),
      ),
    )
    .returning({ id: registrationInvitations.registrationInvitationId });
  return used.length > 0;
}

/**
 * Requires that an account may become a talent or a company: registration to that side is open, or the account has used an
 * invitation to it, or an invitation waits for its verified email.
 * @throws BUSINESS_RULE_VIOLATION with the sentence
 */
export async function requireSide(
  { config: { registration }, now }: Pick<Deps, 'config' | 'now'>,
  db: Pick<Db | Tx, 'select'>,
  { uid, email }: { uid: string; email: string },
  userType: UserType,
): Promise<void> {
  if (registration[userType] === 'open') return;
  const [invited] = await db
    .select({ userType: registrationInvitations.userType })
    .from(registrationInvitations)
    .where(
      and(
        eq(registrationInvitations.userType, userType),
        or(
          eq(registrationInvitations.usedByUid, uid),
          and(eq(registrationInvitations.email, email), isUnused(now())),
        ),
      ),
    )
    .limit(1);
  const refused = registrationRefusal(registration, { userType, invitedAs: invited?.userType });
  if (refused) throw refusal('BUSINESS_RULE_VIOLATION', REGISTRATION_SENTENCES[refused]);
}

/**
 * Uses up the invitations that waited for the email of an existing account. Otherwise, after a change of email, their links would
 * admit somebody else.
 */
export async function useWaitingInvitations(tx: Tx, uid: string, userType: UserType): Promise<void> {
  await tx
    .update(registrationInvitations)
    .set({ usedByUid: uid })
    .where(
      and(
        eq(registrationInvitations.userType, userType),
        inArray(
          registrationInvitations.email,
          tx.select({ email: users.email }).from(users).where(eq(users.id, uid)),
        ),
        isNull(registrationInvitations.usedByUid),
      ),
    );
}

const isOpen = (registration: Registration): boolean =>
  USER_TYPES.every((userType) => registration[userType] === 'open');
