import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../../test/api-key.ts';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person, TalentPerson } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { repeatableCalls } from '../../db/schema/api-key.ts';
import { events } from '../../db/schema/event.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';

const app = await testApp();
const { client, deps, member, request } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const exportAs = (as: Person | undefined, jobPostId: string) =>
  (as ? client(as) : client()).peopleExport.shortlist({ jobPostId, format: 'csv' });

async function shortlist(hiring: Hiring, { talentId }: TalentPerson, jobPostId = hiring.jobPostId) {
  await client(hiring).shortlistedProfile.put({ companyId: hiring.companyId, talentId, jobPostId });
}

/** The rows of the file by their heads. */
async function rowsOf(hiring: Hiring): Promise<Record<string, string>[]> {
  const { csv, list } = await exportAs(hiring, hiring.jobPostId);
  expect(list).toBeNull();
  return parse(csv ?? '', { bom: true, columns: true });
}

const exportsOf = async ({ companyId }: Hiring) =>
  (await deps.db.select().from(events).where(eq(events.companyId, companyId))).filter(
    ({ kind }) => kind === 'shortlistedProfile.exported',
  );

test('guests, talents and companies that have not paid export nothing', async () => {
  const [free, someone] = [await hiringCompany({ hasPremiumAccess: false }), await foundTalent()];
  await shortlist(free, someone);
  await expect(exportAs(undefined, free.jobPostId)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(exportAs(someone, free.jobPostId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(exportAs(free, free.jobPostId)).rejects.toMatchObject({
    code: 'PREMIUM_REQUIRED',
    message: 'Exporting people needs a premium subscription.',
  });
  expect(await exportsOf(free)).toEqual([]);
});

test('the job posts of others, deleted ones and unknown ones are not found', async () => {
  const [hiring, rival, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  await shortlist(hiring, someone);
  const notFound = { code: 'NOT_FOUND', message: 'Cannot find requested job post.' };
  await expect(exportAs(rival, hiring.jobPostId)).rejects.toMatchObject(notFound);
  await expect(exportAs(hiring, 'unknown')).rejects.toMatchObject(notFound);
  await client(hiring).jobPost.delete({ jobPostId: hiring.jobPostId });
  await expect(exportAs(hiring, hiring.jobPostId)).rejects.toMatchObject(notFound);
});

test('a company that is not approved exports nobody, and is told why', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await shortlist(hiring, someone);
  await loseApproval(hiring);
  await expect(exportAs(hiring, hiring.jobPostId)).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'You see names, pictures and contact details once your company profile is approved.',
  });
});

test('a list of people who all left the search has nothing to export', async () => {
  const [hiring, gone] = [await hiringCompany(), await foundTalent()];
  await shortlist(hiring, gone);
  await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });
  await expect(exportAs(hiring, hiring.jobPostId)).rejects.toMatchObject({
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

test('the file has a good name, and opens in spreadsheets', async () => {
  const hiring = await hiringCompany();
  await shortlist(hiring, await foundTalent());
  const { filename, csv } = await exportAs(hiring, hiring.jobPostId);
  expect(filename).toMatch(/^Shortlist Senior React Developer \d{4}-\d{2}-\d{2}\.csv$/);
  expect(csv?.startsWith('\ufeff"Name","Job title","Email"')).toBe(true);
});

test('a program gets records by a key of the scope, and nothing that the pages do not show', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent({ name: 'Asha Rao' })];
  await shortlist(hiring, someone);
  const asked = async (scope: ApiKeyScope) => {
    const { secret } = await storeApiKey(deps, hiring, { scopes: [scope] });
    return request('/api/v1/export-shortlist', {
      method: 'POST',
      headers: { ...bearer(secret), 'content-type': 'application/json', 'idempotency-key': 'x' },
      body: JSON.stringify({ jobPostId: hiring.jobPostId }),
    });
  };
  for (const scope of ['shortlist', 'people', 'posts'] as const)
    expect((await asked(scope)).status).toBe(403);
  const answer = await asked('exports');
  const { filename, csv, list } = (await answer.json()) as Awaited<ReturnType<typeof exportAs>>;
  expect({ filename, csv }).toEqual({ filename: expect.stringMatching(/\.json$/), csv: null });
  const shown = await client(hiring).talentProfile.list({ talentIds: [someone.talentId] });
  expect(list).toMatchObject([{ email: someone.email, relation: { isShortlisted: true } }]);
  expect(list?.map(({ talentProfile }) => talentProfile)).toEqual(shown.talentProfiles);
  // The emails of an answer are not kept for a repetition.
  const kept = await deps.db
    .select()
    .from(repeatableCalls)
    .where(eq(repeatableCalls.companyId, hiring.companyId));
  expect(kept).toEqual([]);
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
  await expect(exportAs(hiring, hiring.jobPostId)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const recorded = await exportsOf(hiring);
  expect(recorded).toHaveLength(20);
  expect(recorded[0]).toMatchObject({
    actorUid: hiring.uid,
    jobPostId: hiring.jobPostId,
    talentId: null,
    payload: { people: 1, format: 'csv' },
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
