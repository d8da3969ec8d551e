import { expect, test } from 'vitest';
import { testApp } from './app.ts';

const { admin, client, company, person, request, talent } = await testApp();

test('every kind of person is who they are to the server', async () => {
  const [someone, oneTalent, oneCompany] = [
    await person(),
    await talent(),
    await company({ hasPremiumAccess: true }),
  ];
  expect(await client().viewer.get()).toMatchObject({ account: null, userProfile: null });
  expect(await client(someone).viewer.get()).toMatchObject({
    account: { uid: someone.uid },
    userProfile: null,
  });
  expect(await client(oneTalent).viewer.get()).toMatchObject({
    userProfile: { talentId: oneTalent.talentId },
  });
  expect(await client(oneCompany).viewer.get()).toMatchObject({
    userProfile: { companyId: oneCompany.companyId },
    hasPremiumAccess: true,
  });
  expect(await client(await admin()).viewer.get()).toMatchObject({ account: { isAdmin: true } });
});

test('plain requests are made as people too', async () => {
  const someone = await person();
  const answer = await request('/api/v1/viewer', { as: someone });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ account: { email: someone.email } });
});
