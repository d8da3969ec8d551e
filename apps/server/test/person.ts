import { createHmac } from 'node:crypto';
import type { GivenRole } from '@talaash/domain/company-member/choice';
import type { Deps } from '../src/call/deps.ts';
import { accounts, sessions, users } from '../src/db/schema/account.ts';
import { companies } from '../src/db/schema/company.ts';
import { companyMembers } from '../src/db/schema/company-member.ts';
import { subscriptions } from '../src/db/schema/subscription.ts';
import { talents } from '../src/db/schema/talent.ts';
import { userProfiles } from '../src/db/schema/user-profile.ts';
import { newRecordId } from '../src/base/record-id.ts';
import { PASSWORD } from './sign-in.ts';

/** A logged-in person. */
export type Person = { uid: string; sessionId: string; email: string; name: string; cookie: string };
export type TalentPerson = Person & { talentId: string };
export type CompanyPerson = Person & { companyId: string };

export const PASSED = { reviewStatus: 'pass' as const, failureReasons: [], confidenceScore: 95 };

const dayMs = 24 * 60 * 60 * 1000;

/** Creates logged-in people directly in the database, because hashing passwords would slow down the tests. */
export function peopleOf({ auth, db, secrets }: Pick<Deps, 'auth' | 'db' | 'secrets'>) {
  async function person(
    given: { name?: string; isEmailVerified?: boolean; isAdmin?: boolean } = {},
  ): Promise<Person> {
    const uid = newRecordId();
    const sessionId = newRecordId();
    const token = newRecordId();
    const name = given.name ?? 'Asha Rao';
    const email = `${uid}@people.test`;
    await db.insert(users).values({
      id: uid,
      name,
      email,
      emailVerified: given.isEmailVerified ?? true,
      isAdmin: given.isAdmin ?? false,
    });
    await db
      .insert(sessions)
      .values({ id: sessionId, userId: uid, token, expiresAt: new Date(Date.now() + dayMs) });
    return { uid, sessionId, email, name, cookie: sessionCookie(token, secrets.session) };
  }

  /** A talent without a profile. */
  async function talent(given: { name?: string } = {}): Promise<TalentPerson> {
    const someone = await person(given);
    const talentId = newRecordId();
    await db
      .insert(userProfiles)
      .values({ uid: someone.uid, userType: 'talent', countryCode: 'IN', talentId });
    await db.insert(talents).values({ talentId, createdByUid: someone.uid });
    return { ...someone, talentId };
  }

  /** A company without a profile; with `isApproved` as if its profile had passed its review. */
  async function company(
    given: { name?: string; hasPremiumAccess?: boolean; isApproved?: boolean } = {},
  ): Promise<CompanyPerson> {
    const someone = await person(given);
    const companyId = newRecordId();
    const { hasPremiumAccess = false, isApproved = false } = given;
    await db
      .insert(userProfiles)
      .values({ uid: someone.uid, userType: 'company', countryCode: 'US', companyId });
    const aiReviewResponse = isApproved ? PASSED : null;
    await db
      .insert(companies)
      .values({ companyId, createdByUid: someone.uid, hasPremiumAccess, aiReviewResponse });
    if (hasPremiumAccess) {
      await db.insert(subscriptions).values({
        companyId,
        paidUntilIsoDateTimeUtc: new Date(Date.now() + 20 * dayMs).toISOString(),
        isCancelledAtPeriodEnd: false,
        revision: 1,
      });
    }
    return { ...someone, companyId };
  }

  /** A member of a company, who acts for it. */
  async function member(
    { companyId }: Pick<CompanyPerson, 'companyId'>,
    role: GivenRole,
  ): Promise<CompanyPerson> {
    const someone = await person({ name: 'Tom Ito' });
    await db.insert(companyMembers).values({ companyId, uid: someone.uid, role });
    await db
      .insert(userProfiles)
      .values({ uid: someone.uid, userType: 'company', countryCode: 'US', companyId });
    return { ...someone, companyId };
  }

  const admin = () => person({ name: 'Admin', isAdmin: true });

  /** The password of the tests, as if it had been chosen when signing up. */
  async function givePassword({ uid }: Pick<Person, 'uid'>): Promise<void> {
    const password = await (await auth.$context).password.hash(PASSWORD);
    await db
      .insert(accounts)
      .values({ id: uid, userId: uid, accountId: uid, providerId: 'credential', password });
  }

  return { person, talent, company, member, admin, givePassword };
}

/** Signs the cookie like the log-in library. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `talaash.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
