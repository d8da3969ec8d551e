import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { greenhouseServer } from '../../../test/greenhouse-server.ts';
import { marketOf } from '../../../test/market.ts';
import { createGreenhouse } from '../../adapters/applicant-tracking/greenhouse.ts';
import { createTrackingVendors } from '../../adapters/applicant-tracking/vendors.ts';
import { trackingConnections } from '../../db/schema/applicant-tracking.ts';
import { pushQueued } from './send.ts';
import { readStage } from './stage.ts';

const server = await greenhouseServer();
afterAll(() => server.close());
const applicantTracking = createTrackingVendors({
  Greenhouse: (credentials) => createGreenhouse(credentials, server.addresses),
});
const app = await testApp({ instead: { applicantTracking } });
const { client, deps, member, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const ACCOUNT = { vendor: 'Greenhouse', clientId: 'client', secret: 'secret', userId: '17' } as const;

async function connected() {
  const hiring = await hiringCompany();
  await client(hiring).applicantTracking.connect(ACCOUNT);
  await client(hiring).applicantTracking.chooseJob({ jobPostId: hiring.jobPostId, externalJobId: '11' });
  return hiring;
}

async function queued(): Promise<unknown[]> {
  const { rows } = await deps.database.pool.query<{ data: unknown }>(
    'select data from pgboss.job where name = $1',
    ['applicantTracking.readStage'],
  );
  return rows.map(({ data }) => data);
}

describe('a stage', () => {
  const SECRET = 'a secret of the webhook';
  const eventOf = (applicationId: number) =>
    JSON.stringify({
      action: 'candidate_stage_change',
      payload: { application: { id: applicationId, current_stage: { name: 'Whatever it says' } } },
    });
  const post = (address: string, body: string, secret = SECRET) =>
    request(new URL(address).pathname, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        signature: `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`,
      },
      body,
    });

  test('comes back by a signed webhook, is read from the system, and is shown to the company alone', async () => {
    const hiring = await connected();
    const recruiter = await member(hiring, 'recruiter');
    const { saveHook } = client(recruiter).applicantTracking;
    await expect(saveHook({ secret: SECRET })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { connection } = await client(hiring).applicantTracking.saveHook({ secret: SECRET });
    const address = connection.hookAddress ?? '';
    const again = await client(hiring).applicantTracking.saveHook({ secret: SECRET });
    expect(again.connection.hookAddress).toBe(address);
    const [stored] = await deps.db
      .select()
      .from(trackingConnections)
      .where(eq(trackingConnections.companyId, hiring.companyId));
    expect(JSON.stringify(stored)).not.toContain(SECRET);

    const { companyId, jobPostId } = hiring;
    const someone = await foundTalent();
    const { talentId } = someone;
    await client(hiring).shortlistedProfile.put({ companyId, jobPostId, talentId });
    await client(someone).applicantTracking.setConsent({ isAllowed: true });
    await client(hiring).applicantTracking.send({ jobPostId, talentId });
    await pushQueued(deps, { companyId, talentId, jobPostId });
    const applicationId = server.applications[0]?.id ?? 0;
    Object.assign(server.applications[0] ?? {}, { status: 'in_process', job_interview_stage_id: 7 });

    const body = eventOf(applicationId);
    expect((await post(address, body, 'another secret')).status).toBe(401);
    expect((await post(`${address}x`, body)).status).toBe(404);
    expect(await queued()).toEqual([]);
    for (let repeated = 0; repeated < 2; repeated += 1) expect((await post(address, body)).status).toBe(200);
    expect((await post(address, eventOf(1))).status).toBe(200);
    const key = { companyId: hiring.companyId, applicationId: String(applicationId) };
    expect(await queued()).toEqual([key]);
    await readStage(deps, key);
    expect(await client(recruiter).applicantTracking.list({ jobPostId })).toMatchObject({
      list: [{ talentId, state: 'sent', stageName: 'Stage 7' }],
    });
    expect(JSON.stringify(await client(someone).applicantTracking.consent())).not.toContain('Stage 7');
  });
});
