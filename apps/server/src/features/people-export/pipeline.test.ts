import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { events } from '../../db/schema/event.ts';
import { profileCopies } from '../../db/schema/privacy-shield.ts';

const app = await testApp();
const { client, deps, member } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const exported = ({ jobPostId, ...hiring }: Hiring, format: 'csv' | 'json' = 'json') =>
  client(hiring).peopleExport.pipeline({ jobPostId, format });

test('who has not paid, is not approved or only reads exports nothing, and the posts of others are not found', async () => {
  const someone = await foundTalent();
  const [free, hiring, rival] = [
    await hiringCompany({ hasPremiumAccess: false }),
    await hiringCompany(),
    await hiringCompany(),
  ];
  for (const { jobPostId, companyId, ...by } of [free, hiring])
    await client(by).shortlistedProfile.put({ companyId, jobPostId, talentId: someone.talentId });
  await expect(exported(free)).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
  await expect(exported({ ...rival, jobPostId: hiring.jobPostId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(exported(rival)).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'Nobody is in this pipeline, so there is nothing to export.',
  });
  const viewer = await member(hiring, 'viewer');
  await expect(client(viewer).peopleExport.pipeline({ jobPostId: hiring.jobPostId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await loseApproval(hiring);
  await expect(exported(hiring)).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
  expect(
    await deps.db.select().from(profileCopies).where(eq(profileCopies.talentId, someone.talentId)),
  ).toEqual([]);
});

test('the people come in the order of the stages, exactly as the pages show them', async () => {
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const [listed, invited, gone, other] = [
    await foundTalent({ name: 'Asha Rao', jobTitle: '=cmd|calc' }),
    await foundTalent({ name: 'Dev Anand' }),
    await foundTalent({ name: 'Left Long Ago' }),
    await foundTalent({ name: 'Of Another Post' }),
  ];
  for (const { talentId } of [gone, listed, invited])
    await client(hiring).shortlistedProfile.put({ companyId, jobPostId, talentId });
  await client(hiring).shortlistedProfile.put({
    companyId,
    jobPostId: await addJobPost(companyId),
    talentId: other.talentId,
  });
  await client(hiring).invitation.send({ talentId: invited.talentId, jobPostId });
  await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });

  const { list, csv, filename } = await exported(hiring);
  expect({ csv, filename }).toEqual({ csv: null, filename: expect.stringMatching(/^Pipeline .*\.json$/) });
  const board = await client(hiring).pipeline.board({ jobPostId });
  const shown = board.columns.flatMap((column) => column.list);
  expect(list?.map(({ stageName, email: _email, ...entry }) => ({ stageName, entry }))).toEqual(
    shown.map((entry) => ({
      stageName: board.stages.find(({ stageId }) => stageId === entry.stageId)?.name,
      entry,
    })),
  );
  expect(list?.map(({ talentName, email }) => [talentName, email])).toEqual([
    ['Asha Rao', listed.email],
    ['Left Long Ago', null],
    ['Dev Anand', invited.email],
  ]);

  const rows: Record<string, string>[] = parse((await exported(hiring, 'csv')).csv ?? '', {
    bom: true,
    columns: true,
  });
  expect(rows).toMatchObject([
    {
      Name: 'Asha Rao',
      'Job title': "'=cmd|calc",
      Stage: 'Shortlisted',
      Email: listed.email,
      Invitation: '',
    },
    { Name: 'Left Long Ago', Stage: 'Shortlisted', Email: '', 'Experience (years)': '', Skills: '' },
    { Name: 'Dev Anand', Stage: 'Invited', Invitation: 'Invitation pending', 'Experience (years)': '6' },
  ]);

  const copies = await deps.db.select().from(profileCopies).where(eq(profileCopies.companyId, companyId));
  expect(copies.every(({ kind }) => kind === 'export')).toBe(true);
  expect(new Set(copies.map(({ talentId }) => talentId))).toEqual(
    new Set([listed, invited].map(({ talentId }) => talentId)),
  );
  const recorded = await deps.db.select().from(events).where(eq(events.kind, 'pipeline.exported'));
  expect(recorded.map(({ companyId: of, payload }) => [of, payload])).toEqual([
    [companyId, { people: 3, format: 'json' }],
    [companyId, { people: 3, format: 'csv' }],
  ]);
});
