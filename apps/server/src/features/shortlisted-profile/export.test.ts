import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person, TalentPerson } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';

const app = await testApp();
const { client, deps, member, request } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const exportAs = (as: Person | undefined, jobPostId: string) =>
  request(`/api/v1/export-shortlist/${jobPostId}`, { method: 'POST', ...(as ? { as } : {}) });

async function refused(as: Person | undefined, jobPostId: string) {
  const answer = await exportAs(as, jobPostId);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return { status: answer.status, code, message };
}

async function shortlist(hiring: Hiring, { talentId }: TalentPerson, jobPostId = hiring.jobPostId) {
  await client(hiring).shortlistedProfile.put({ companyId: hiring.companyId, talentId, jobPostId });
}

/** The rows of the file by their heads. */
async function rowsOf(hiring: Hiring): Promise<Record<string, string>[]> {
  const answer = await exportAs(hiring, hiring.jobPostId);
  expect(answer.status).toBe(200);
  return parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
}

const exportsOf = async ({ companyId }: Hiring) =>
  (await deps.db.select().from(events).where(eq(events.companyId, companyId))).filter(
    ({ kind }) => kind === 'shortlistedProfile.exported',
  );

test('guests, talents and companies that have not paid export nothing', async () => {
  const [free, someone] = [await hiringCompany({ hasPremiumAccess: false }), await foundTalent()];
  await shortlist(free, someone);
  expect(await refused(undefined, free.jobPostId)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(await refused(someone, free.jobPostId)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await refused(free, free.jobPostId)).toMatchObject({
    status: 402,
    code: 'PREMIUM_REQUIRED',
    message: 'Exporting a shortlist needs a premium subscription.',
  });
  expect(await exportsOf(free)).toEqual([]);
});

test('the job posts of others, deleted ones and unknown ones are not found', async () => {
  const [hiring, rival, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  await shortlist(hiring, someone);
  const notFound = { status: 404, code: 'NOT_FOUND', message: 'Cannot find requested job post.' };
  expect(await refused(rival, hiring.jobPostId)).toMatchObject(notFound);
  expect(await refused(hiring, 'unknown')).toMatchObject(notFound);
  await client(hiring).jobPost.delete({ jobPostId: hiring.jobPostId });
  expect(await refused(hiring, hiring.jobPostId)).toMatchObject(notFound);
});

test('a company that is not approved exports nobody, and is told why', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await shortlist(hiring, someone);
  await loseApproval(hiring);
  expect(await refused(hiring, hiring.jobPostId)).toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'You see names, pictures and contact details once your company profile is approved.',
  });
});

test('a list of people who all left the search has nothing to export', async () => {
  const [hiring, gone] = [await hiringCompany(), await foundTalent()];
  await shortlist(hiring, gone);
  await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });
  expect(await refused(hiring, hiring.jobPostId)).toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'You cannot see anyone on this shortlist at the moment, so there is nothing to export.',
  });
  expect(await exportsOf(hiring)).toEqual([]);
});

test('the file has those of the job post whom the company sees, the newest first, and nothing private', async () => {
  const hiring = await hiringCompany();
  const first = await foundTalent({
    name: 'मीरा कृष्णन',
    jobTitle: '=cmd|calc',
    skills: ['React', '"C", "D"'],
  });
  const ended = await foundTalent({ name: 'Left Long Ago' });
  const second = await foundTalent({
    name: 'Asha Rao',
    workExperiences: [
      job('Older', '2015-01', '2019-01'),
      job('Newer', '2019-02'),
      job('Side', '2016-01', '2018-01'),
    ],
  });
  const other = await foundTalent({ name: 'Of Another Post' });
  for (const someone of [first, ended, second]) await shortlist(hiring, someone);
  await shortlist(hiring, other, await addJobPost(hiring.companyId));
  await changeTalent(ended, { openToWorkStatus: 'NotSeeking' });
  await client(hiring).invitation.send({ talentId: second.talentId, jobPostId: hiring.jobPostId });

  const colleague = await member(hiring, 'recruiter');
  const rows = await rowsOf(hiring);
  await client(hiring).companyMember.remove({ uid: colleague.uid });
  expect(rows.map(({ Name }) => Name)).toEqual(['Asha Rao', 'मीरा कृष्णन']);
  const [{ shortlistedAt } = { shortlistedAt: '' }] = await deps.db
    .select({ shortlistedAt: shortlistedProfiles.shortlistedIsoDateTimeUtc })
    .from(shortlistedProfiles)
    .where(eq(shortlistedProfiles.talentId, second.talentId));
  expect(rows[0]).toMatchObject({
    Email: second.email,
    Category: 'Software Development',
    'Experience (years)': '6',
    'Expected salary (₹ LPA)': '24',
    'Can start in (weeks)': '4',
    'Open to work': 'Actively Seeking',
    Place: 'Indiranagar',
    'Latest job': 'Newer',
    'Latest employer': 'Orchid Health',
    'Latest education': '',
    Invitation: 'Invitation pending',
    'Shortlisted (UTC)': shortlistedAt,
    'Shortlisted by': hiring.name,
  });
  expect(rows[1]).toMatchObject({ 'Job title': "'=cmd|calc", Skills: 'React, "C", "D"', Invitation: '' });
  // An owner alone names nobody.
  expect((await rowsOf(hiring))[0]).toMatchObject({ 'Shortlisted by': '' });
  const text = JSON.stringify(rows);
  for (const secret of ['1993-07-19', 'secret-resume', 'secret-picture', ended.email, other.email])
    expect(text).not.toContain(secret);
});

test('the file has a good name, opens in spreadsheets and is kept nowhere', async () => {
  const hiring = await hiringCompany();
  await shortlist(hiring, await foundTalent());
  const answer = await exportAs(hiring, hiring.jobPostId);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Shortlist Senior React Developer \d{4}-\d{2}-\d{2}\.csv"; filename\*=/,
  );
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('somebody whose account is disabled is not in the file', async () => {
  const [hiring, disabled, someone] = [await hiringCompany(), await foundTalent(), await foundTalent()];
  for (const one of [disabled, someone]) await shortlist(hiring, one);
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.uid));
  expect((await rowsOf(hiring)).map(({ Email }) => Email)).toEqual([someone.email]);
});

test('each export is recorded with who took how many people, and no more than twenty are made in an hour', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await shortlist(hiring, someone);
  for (let made = 0; made < 20; made++) await rowsOf(hiring);
  expect(await refused(hiring, hiring.jobPostId)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  const recorded = await exportsOf(hiring);
  expect(recorded).toHaveLength(20);
  expect(recorded[0]).toMatchObject({
    actorUid: hiring.uid,
    jobPostId: hiring.jobPostId,
    talentId: null,
    payload: { people: 1 },
  });
});

function job(designation: string, startIsoMonth: string, endIsoMonth?: string) {
  return {
    id: designation,
    designation,
    company: 'Orchid Health',
    tenure: { startIsoMonth, endIsoMonth, isCurrent: endIsoMonth === undefined },
    isInternship: false,
    isRemote: true,
    locality: undefined,
  };
}
