import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { users } from '../../db/schema/account.ts';
import { talents } from '../../db/schema/talent.ts';

const app = await testApp({ env: { BOT_CHECK: 'on' } });
const { admin, client, deps, request, talent } = app;
const { changeTalent, foundTalent, hideFrom, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const open = (talentId: string, as?: Parameters<typeof client>[0]) =>
  client(as).sharedProfile.get({ talentId });

test('what guests may not find is not found, in the same words, whoever asks and for whatever reason', async () => {
  const people = {
    hidden: await foundTalent(),
    failed: await foundTalent(),
    deleting: await foundTalent(),
    disabled: await foundTalent(),
    erased: await foundTalent(),
    unreviewed: await talent(),
  };
  await changeTalent(people.hidden, { openToWorkStatus: 'NotSeeking' });
  const idIs = ({ talentId }: { talentId: string }) => eq(talents.talentId, talentId);
  await db.update(talents).set({ aiReviewResponse: FAILED }).where(idIs(people.failed));
  await db
    .insert(accountDeletions)
    .values({ uid: people.deleting.uid, isNow: false, dueAt: new Date(deps.now() + 1000).toISOString() });
  await db.update(users).set({ isDisabled: true }).where(eq(users.id, people.disabled.uid));
  await db.delete(users).where(eq(users.id, people.erased.uid));
  const answers = new Set<string>();
  const ids = [...Object.values(people).map(({ talentId }) => talentId), 'nobody', "' or 1=1 --"];
  for (const talentId of ids) {
    const answer = await request(`/api/v1/shared-profiles/${encodeURIComponent(talentId)}`);
    expect(answer.status, talentId).toBe(404);
    // The id of the request differs for every call.
    const { instance: _, ...said } = (await answer.json()) as Record<string, unknown>;
    answers.add(JSON.stringify(said));
  }
  expect(answers.size).toBe(1);
  for (const as of [people.hidden, await admin(), await hiringCompany()])
    await expect(open(people.hidden.talentId, as)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const talentId of ['', 'a'.repeat(101), 'a\u0000b'])
    await expect(open(talentId)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('everybody gets exactly what a guest gets elsewhere, the person too', async () => {
  const someone = await foundTalent({
    name: 'Asha Secretname',
    about: 'I am Asha. Write to asha@secretname.example or call +91 98765 43210.',
  });
  const company = await hiringCompany();
  await hideFrom(company, someone);
  const { talentProfiles } = await client().talentProfile.list({ talentIds: [someone.talentId] });
  for (const as of [undefined, someone, await admin(), company, await talent()]) {
    const { talentProfile } = await open(someone.talentId, as);
    expect(talentProfile).toEqual(talentProfiles[0]);
    expect(JSON.stringify(talentProfile)).not.toMatch(/asha|secret|98765|http|1993|resume|picture/i);
  }
});

test('a guest who opens many has to prove to be a browser, as in the search', async () => {
  const { talentId } = await foundTalent();
  const before = { 'x-forwarded-for': '203.0.113.77' };
  const statuses = await Promise.all(
    Array.from({ length: 130 }, () =>
      request(`/api/v1/shared-profiles/${talentId}`, { headers: before }).then(({ status }) => status),
    ),
  );
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
  expect(statuses).toContain(403);
});
