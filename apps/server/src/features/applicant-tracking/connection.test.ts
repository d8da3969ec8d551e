import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { greenhouseServer } from '../../../test/greenhouse-server.ts';
import { marketOf } from '../../../test/market.ts';
import { createGreenhouse } from '../../adapters/applicant-tracking/greenhouse.ts';
import { createTrackingVendors } from '../../adapters/applicant-tracking/vendors.ts';
import { trackingConnections } from '../../db/schema/applicant-tracking.ts';

const server = await greenhouseServer();
afterAll(() => server.close());
const applicantTracking = createTrackingVendors({
  Greenhouse: (credentials) => createGreenhouse(credentials, server.addresses),
});
const app = await testApp({ instead: { applicantTracking } });
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const ACCOUNT = { vendor: 'Greenhouse', clientId: 'client', secret: 'secret', userId: '17' } as const;

beforeEach(() => server.disturbWith(() => undefined));

async function connected() {
  const hiring = await hiringCompany();
  await client(hiring).applicantTracking.connect(ACCOUNT);
  await client(hiring).applicantTracking.chooseJob({ jobPostId: hiring.jobPostId, externalJobId: '11' });
  return hiring;
}

describe('a connection', () => {
  test('is made by the owner alone, after a test, and its secret never comes back', async () => {
    const hiring = await hiringCompany();
    const recruiter = await member(hiring, 'recruiter');
    await expect(client(recruiter).applicantTracking.connect(ACCOUNT)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      client(hiring).applicantTracking.connect({ ...ACCOUNT, secret: 'wrong' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { secret: expect.stringContaining('refuses') },
    });
    await expect(
      client(hiring).applicantTracking.connect({ vendor: 'StandIn', secret: 'x' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', data: { vendor: expect.any(String) } });
    await client(hiring).applicantTracking.connect(ACCOUNT);
    const status = await client(recruiter).applicantTracking.status();
    expect(status).toMatchObject({ connection: { vendor: 'Greenhouse', problem: null }, jobs: [] });
    const [stored] = await deps.db
      .select()
      .from(trackingConnections)
      .where(eq(trackingConnections.companyId, hiring.companyId));
    for (const text of [JSON.stringify(stored), JSON.stringify(status)])
      expect(text).not.toContain('secret"');
    expect(stored?.credentials).not.toContain('secret');
  });

  test('says why it fails, and ends with what is known of its people', async () => {
    const hiring = await connected();
    server.disturbWith(() => ({ status: 503, body: {} }));
    expect(await client(hiring).applicantTracking.test({})).toMatchObject({
      connection: { problem: 'failed' },
    });
    await expect(client(hiring).applicantTracking.listJobs()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    server.disturbWith(() => undefined);
    expect(await client(hiring).applicantTracking.test({})).toMatchObject({ connection: { problem: null } });
    const { companyId, jobPostId } = hiring;
    const { talentId } = await foundTalent();
    await client(hiring).shortlistedProfile.put({ companyId, jobPostId, talentId });
    await client(hiring).applicantTracking.send({ jobPostId, talentId });
    await client(hiring).applicantTracking.disconnect({});
    expect(await client(hiring).applicantTracking.status()).toMatchObject({ connection: null, jobs: [] });
    expect(await client(hiring).applicantTracking.list({ jobPostId })).toEqual({ list: [] });
  });

  test('knows only jobs of the system and job posts of the company', async () => {
    const [hiring, rival] = [await connected(), await connected()];
    const { chooseJob } = client(hiring).applicantTracking;
    await expect(chooseJob({ jobPostId: rival.jobPostId, externalJobId: '11' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(chooseJob({ jobPostId: hiring.jobPostId, externalJobId: '12' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await chooseJob({ jobPostId: hiring.jobPostId, externalJobId: null });
    expect((await client(hiring).applicantTracking.status()).jobs).toEqual([]);
  });
});
