import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { greenhouseServer } from '../../../test/greenhouse-server.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { createGreenhouse } from '../../adapters/applicant-tracking/greenhouse.ts';
import { createTrackingVendors } from '../../adapters/applicant-tracking/vendors.ts';
import { trackedPeople } from '../../db/schema/applicant-tracking.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { profileCopies } from '../../db/schema/privacy-shield.ts';
import type { JobData, JobName } from '../../jobs/job.ts';
import { eraseAccount } from '../account/erase.ts';
import { withdrawGone, withdrawPerson } from './consent.ts';
import { pushQueued } from './send.ts';

const server = await greenhouseServer();
afterAll(() => server.close());
const applicantTracking = createTrackingVendors({
  Greenhouse: (credentials) => createGreenhouse(credentials, server.addresses),
});
const app = await testApp({ instead: { applicantTracking } });
const { client, deps, member } = app;
const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const ACCOUNT = { vendor: 'Greenhouse', clientId: 'client', secret: 'secret', userId: '17' } as const;

beforeEach(() => {
  for (const list of [server.candidates, server.applications, server.notes, server.requests]) list.length = 0;
  server.disturbWith(() => undefined);
});

async function connected(): Promise<Hiring> {
  const hiring = await hiringCompany();
  await client(hiring).applicantTracking.connect(ACCOUNT);
  await client(hiring).applicantTracking.chooseJob({ jobPostId: hiring.jobPostId, externalJobId: '11' });
  return hiring;
}

async function shortlisted({ companyId, jobPostId, ...by }: Hiring, facts: object = {}) {
  const someone = await foundTalent(facts);
  await client(by).shortlistedProfile.put({ companyId, jobPostId, talentId: someone.talentId });
  return someone;
}

const send = ({ jobPostId, ...by }: Hiring, { talentId }: TalentPerson) =>
  client(by).applicantTracking.send({ jobPostId, talentId });
const allow = (someone: TalentPerson, isAllowed = true) =>
  client(someone).applicantTracking.setConsent({ isAllowed });
const keyOf = ({ companyId, jobPostId }: Hiring, { talentId }: TalentPerson) => ({
  companyId,
  talentId,
  jobPostId,
});
const push = (hiring: Hiring, someone: TalentPerson) => pushQueued(deps, keyOf(hiring, someone));
const stateOf = async ({ jobPostId, ...by }: Hiring, { talentId }: TalentPerson) =>
  (await client(by).applicantTracking.list({ jobPostId })).list.find((one) => one.talentId === talentId);

/** The data of the waiting jobs of a kind, oldest first. */
async function jobsOf<Name extends JobName>(name: Name): Promise<JobData[Name][]> {
  const { rows } = await deps.database.pool.query<{ data: JobData[Name] }>(
    'select data from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows.map(({ data }) => data);
}

describe('sending is refused', () => {
  test('without premium, approval, connection, job, entry in the pipeline, or a profile that is shown', async () => {
    const free = await hiringCompany({ hasPremiumAccess: false });
    await expect(send(free, await shortlisted(free))).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
    const bare = await hiringCompany();
    const refused = (sentence: string) => ({
      code: 'BUSINESS_RULE_VIOLATION',
      message: expect.stringContaining(sentence),
    });
    await expect(send(bare, await shortlisted(bare))).rejects.toMatchObject(refused('Connect'));
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await expect(send(hiring, await foundTalent())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send({ ...bare, jobPostId: hiring.jobPostId }, someone)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await changeTalent(someone, { openToWorkStatus: 'NotSeeking' });
    await expect(send(hiring, someone)).rejects.toMatchObject(refused('cannot see this profile'));
    await client(hiring).applicantTracking.chooseJob({ jobPostId: hiring.jobPostId, externalJobId: null });
    await expect(send(hiring, someone)).rejects.toMatchObject(refused('Choose the job'));
    await loseApproval(hiring);
    await expect(send(hiring, someone)).rejects.toMatchObject(refused('approved'));
    expect(server.candidates).toEqual([]);
  });

  test('for somebody who forbids it, and for a viewer', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    const viewer = await member(hiring, 'viewer');
    await expect(send({ ...hiring, ...viewer }, someone)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await allow(someone, false);
    await expect(send(hiring, someone)).rejects.toMatchObject({
      message: 'This person does not want to be kept in applicant tracking systems.',
    });
  });
});

describe('a talent', () => {
  test('is asked once, and sent when they agree: with what the company sees, and nothing else', async () => {
    const [hiring, other] = [await connected(), await connected()];
    const someone = await shortlisted(hiring, { name: 'Asha Rao', jobTitle: 'Engineer' });
    await client(other).shortlistedProfile.put({ ...keyOf(other, someone) });
    for (const by of [hiring, hiring, other])
      expect(await send(by, someone)).toMatchObject({ application: { state: 'asking' } });
    await push(hiring, someone);
    expect(server.candidates).toEqual([]);
    const { isAllowed, holders } = await client(someone).applicantTracking.consent();
    expect({ isAllowed, states: holders.map(({ state, vendor }) => [state, vendor]) }).toEqual({
      isAllowed: null,
      states: [
        ['asking', 'Greenhouse'],
        ['asking', 'Greenhouse'],
      ],
    });

    await allow(someone);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'queued' });
    await push(hiring, someone);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'sent', problem: null });
    expect(server.candidates).toMatchObject([
      { first_name: 'Asha', last_name: 'Rao', email_addresses: [{ value: someone.email }] },
    ]);
    const sent = JSON.stringify(server.candidates);
    for (const secret of ['1993-07-19', 'secret-resume', 'secret-picture', '"phone'])
      expect(sent).not.toContain(secret);
    expect(
      (await deps.db.select().from(profileCopies).where(eq(profileCopies.talentId, someone.talentId))).map(
        ({ kind, companyId }) => [kind, companyId],
      ),
    ).toEqual([['tracking', hiring.companyId]]);
  });

  test('who withdraws is deleted there, and the company and the talent see it', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    await push(hiring, someone);
    await allow(someone, false);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'withdrawing' });
    expect(await jobsOf('applicantTracking.withdraw')).toContainEqual({
      companyId: hiring.companyId,
      talentId: someone.talentId,
    });
    server.disturbWith(({ method }) => (method === 'DELETE' ? { status: 500, body: {} } : undefined));
    await expect(withdrawPerson(deps, keyOf(hiring, someone))).rejects.toMatchObject({ kind: 'failed' });
    server.disturbWith(() => undefined);
    await withdrawPerson(deps, keyOf(hiring, someone));
    expect(server.candidates).toEqual([]);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'withdrawn', withdrawnAs: 'deleted' });
    const { holders } = await client(someone).applicantTracking.consent();
    expect(holders).toMatchObject([{ state: 'withdrawn', withdrawnAs: 'deleted' }]);

    await allow(someone);
    expect(await send(hiring, someone)).toMatchObject({ application: { state: 'queued' } });
    await push(hiring, someone);
    expect(server.candidates).toHaveLength(1);
  });

  test('who withdraws before the try is not sent, and after it is taken back', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    await allow(someone, false);
    await push(hiring, someone);
    expect([server.candidates, (await stateOf(hiring, someone))?.state]).toEqual([[], 'declined']);

    await allow(someone);
    await send(hiring, someone);
    // Withdrawn while the system creates the person.
    let isWithdrawn: Promise<unknown> | undefined;
    server.disturbWith(({ method, path }) => {
      if (method === 'POST' && path === '/v3/candidates') isWithdrawn = allow(someone, false);
      return undefined;
    });
    await push(hiring, someone);
    await isWithdrawn;
    await withdrawPerson(deps, keyOf(hiring, someone));
    expect(server.candidates).toEqual([]);
  });

  test('who hides from the company meanwhile is not sent', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    await changeTalent(someone, { openToWorkStatus: 'NotSeeking' });
    await push(hiring, someone);
    expect([server.candidates, await stateOf(hiring, someone)]).toMatchObject([
      [],
      { state: 'failed', problem: 'notShown' },
    ]);
  });

  test('whose account is deleted is withdrawn by the id that the system has', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    await push(hiring, someone);
    const candidateId = String(server.candidates[0]?.id);
    await deps.db
      .insert(accountDeletions)
      .values({ uid: someone.uid, isNow: true, dueAt: new Date(deps.now() - 1000).toISOString() });
    await eraseAccount(deps, someone.uid);
    expect(
      await deps.db.select().from(trackedPeople).where(eq(trackedPeople.talentId, someone.talentId)),
    ).toEqual([]);
    const gone = (await jobsOf('applicantTracking.withdrawGone')).find(
      (data) => data.companyId === hiring.companyId,
    );
    expect(gone).toEqual({ companyId: hiring.companyId, candidateId, isOurs: true });
    await withdrawGone(deps, { companyId: hiring.companyId, candidateId, isOurs: true });
    expect(server.candidates).toEqual([]);
  });
});

describe('a try', () => {
  test('that another one is making waits for it, also for another job post', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => push(hiring, someone)));
    expect(tried.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'sent' });
  });

  test('that lost its answer is repeated later, and finds what was stored', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    server.disturbWith(({ method, path }) =>
      method === 'POST' && path === '/v3/candidates' ? 'reset' : undefined,
    );
    await expect(push(hiring, someone)).rejects.toMatchObject({ kind: 'unreachable' });
    server.disturbWith(() => undefined);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'queued', problem: 'unreachable' });
    await expect(push(hiring, someone)).rejects.toMatchObject({ name: 'PersonLeased' });
    await deps.db
      .update(trackedPeople)
      .set({ leasedUntil: new Date(0).toISOString() })
      .where(eq(trackedPeople.talentId, someone.talentId));
    await push(hiring, someone);
    expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'sent', problem: null });
  });

  test('that the system refuses is not repeated, and the company reads why', async () => {
    const hiring = await connected();
    const someone = await shortlisted(hiring);
    await allow(someone);
    await send(hiring, someone);
    server.disturbWith(({ path }) => (path === '/token' ? { status: 401, body: {} } : undefined));
    await push(hiring, someone);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'failed', problem: 'unauthorized' });
    expect(await client(hiring).applicantTracking.status()).toMatchObject({
      connection: { problem: 'unauthorized' },
    });
    server.disturbWith(() => undefined);
    await send(hiring, someone);
    await push(hiring, someone);
    expect(await stateOf(hiring, someone)).toMatchObject({ state: 'sent' });
  });
});
