import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';

const app = await testApp();
const { client, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { listOf, settled, toRead } = await notificationsOf(app);

const job = (company: string, startIsoMonth: string, isCurrent = false) => ({
  id: company,
  designation: 'Engineer',
  company,
  locality: { state: 'Kerala', countryCode: 'IN' as const },
  tenure: { startIsoMonth, isCurrent, ...(isCurrent ? {} : { endIsoMonth: '2024-07' }) },
});
const present = job('Lumen Retail', '2021-01', true);
const past = job('Orchid Health', '2015-01');
const older = job('Wattle', '2012-01');

test('a talent is asked once about each new employer from which they do not hide, the first time about the present one', async () => {
  const someone = await foundTalent({ workExperiences: [present, past] as never });
  await toRead(someone, ['Hide from Lumen Retail too?']);
  expect(await listOf(someone)).toMatchObject([
    {
      type: 'privacy',
      status: 'unread',
      sender: { kind: 'system', name: null },
      employer: { name: 'Lumen Retail', isHidden: false },
    },
  ]);
  // Nothing new, in another spelling.
  await changeTalent(someone, {
    workExperiences: [{ ...present, company: 'LUMEN retail Pvt Ltd' }, past] as never,
  });
  await settled();
  await client(someone).privacyShield.add({ entries: [{ kind: 'name', value: 'Wattle' }] });
  await changeTalent(someone, {
    workExperiences: [present, past, older, job('Kestrel', '2013-01'), job('Prairie', '2014-01')] as never,
  });
  await settled();
  expect((await listOf(someone)).map(({ employer }) => employer?.name ?? '').toSorted()).toEqual([
    'Kestrel',
    'Lumen Retail',
    'Prairie',
  ]);
  // Gone and back.
  await changeTalent(someone, { workExperiences: [] });
  await changeTalent(someone, { workExperiences: [present] as never });
  await settled();
  expect(await listOf(someone)).toHaveLength(3);
});

test('one press hides from the employer and its mail domains, and one that hides already is not asked', async () => {
  const hiring = await hiringCompany({ companyName: 'Lumen Retail' });
  await storeAllCompanyKeys(deps.db);
  const someone = await foundTalent({ workExperiences: [present] as never });
  const { talentId } = someone;
  await toRead(someone, ['Hide from Lumen Retail too?']);
  const { added } = await client(someone).privacyShield.hideFromEmployer({ name: 'Lumen Retail' });
  expect(added).toMatchObject([{ kind: 'name', value: 'Lumen Retail' }, { kind: 'domain' }]);
  expect(await listOf(someone)).toMatchObject([{ employer: { name: 'Lumen Retail', isHidden: true } }]);
  const seen = async () =>
    (await client(hiring).talentProfile.list({ talentIds: [talentId] })).talentProfiles;
  expect(await seen()).toEqual([]);
  expect((await client(someone).privacyShield.hideFromEmployer({ name: 'Lumen Retail' })).added).toEqual([]);
  await client(someone).privacyShield.remove({ entries: added });
  expect(await seen()).toHaveLength(1);
  const other = await foundTalent();
  await client(other).privacyShield.add({ entries: [{ kind: 'name', value: 'lumen retail ltd' }] });
  await changeTalent(other, { workExperiences: [present] as never });
  await settled();
  expect(await listOf(other)).toEqual([]);
  await expect(client(hiring).privacyShield.hideFromEmployer({ name: 'X' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
