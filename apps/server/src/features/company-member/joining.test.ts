import { COMPANY_MEMBER_REFUSALS } from '@talaash/domain/company-member/words';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { newRecordId } from '../../base/record-id.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';

const { client, company, deps, person } = await testApp();

test('an account that becomes a talent while it joins a company stays a talent, and is told why', async () => {
  const owner = await company();
  const someone = await person();
  const { memberInvitationId } = await client(owner).companyMember.invite({
    email: someone.email,
    role: 'viewer',
  });
  const talentId = newRecordId();
  const { uid } = someone;
  const joining = await deps.db.transaction(async (tx) => {
    await tx.insert(userProfiles).values({ uid, userType: 'talent', countryCode: 'IN', talentId });
    await tx.insert(talents).values({ talentId, createdByUid: uid });
    const answer = Promise.allSettled([client(someone).companyMember.accept({ memberInvitationId })]);
    // Only here: other test files have databases of the same PostgreSQL.
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await deps.db.execute(waiting)).rows).not.toEqual([]), {
      interval: 20,
      timeout: 60_000,
    });
    return { answer };
  });
  expect(await joining.answer).toMatchObject([
    { reason: { code: 'BUSINESS_RULE_VIOLATION', message: COMPANY_MEMBER_REFUSALS.talentCannotJoin } },
  ]);
  expect((await client(someone).viewer.get()).userProfile).toMatchObject({ talentId });
  expect((await client(owner).companyMember.list()).members).toHaveLength(1);
});
