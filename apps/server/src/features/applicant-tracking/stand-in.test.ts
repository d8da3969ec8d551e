import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { pushQueued } from './send.ts';

test('the stand-in works without a network, from the connection to the withdrawal', async () => {
  const app = await testApp();
  const { client, deps } = app;
  const { foundTalent, hiringCompany } = marketOf(deps, app);
  const hiring = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  const { applicantTracking } = client(hiring);
  expect(await applicantTracking.status()).toMatchObject({ connection: null, vendors: ['StandIn'] });
  await expect(applicantTracking.connect({ vendor: 'StandIn', secret: 'wrong' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await applicantTracking.connect({ vendor: 'StandIn', secret: 'anything' });
  const { jobs } = await applicantTracking.listJobs();
  await applicantTracking.chooseJob({ jobPostId, externalJobId: jobs[0]?.externalJobId ?? '' });
  const someone = await foundTalent();
  const { talentId } = someone;
  await client(hiring).shortlistedProfile.put({ companyId, jobPostId, talentId });
  await client(someone).applicantTracking.setConsent({ isAllowed: true });
  await applicantTracking.send({ jobPostId, talentId });
  await pushQueued(deps, { companyId, talentId, jobPostId });
  expect(await applicantTracking.list({ jobPostId })).toMatchObject({ list: [{ talentId, state: 'sent' }] });
});

test('the operator can turn it off', async () => {
  const app = await testApp({ env: { APPLICANT_TRACKING: 'off' } });
  const hiring = await marketOf(app.deps, app).hiringCompany();
  const { applicantTracking } = app.client(hiring);
  expect(await applicantTracking.status()).toMatchObject({ vendors: [] });
  await expect(applicantTracking.connect({ vendor: 'StandIn', secret: 'x' })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'Applicant tracking systems are off on this installation.',
  });
});

test('the systems of vendors are offered where they are configured', async () => {
  const app = await testApp({ env: { APPLICANT_TRACKING: 'vendors' } });
  const hiring = await marketOf(app.deps, app).hiringCompany();
  expect(await app.client(hiring).applicantTracking.status()).toMatchObject({
    vendors: ['Greenhouse', 'Lever', 'Ashby'],
  });
});
