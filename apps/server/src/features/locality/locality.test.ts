import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

const { client, person, request } = await testApp();

test('places are for people who have verified their email', async () => {
  await expect(client().locality.search({ query: 'Pune' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const unverified = await person({ isEmailVerified: false });
  await expect(client(unverified).locality.search({ query: 'Pune' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Please verify your email first.',
  });
});

test('a place is found by its beginning, with state and country', async () => {
  const { list } = await client(await person()).locality.search({ query: 'bengal', countryCode: 'IN' });
  expect(list.length).toBeLessThanOrEqual(10);
  expect(list[0]).toMatchObject({ locality: { state: 'Karnataka', countryCode: 'IN' } });
});

test.each(['', '   ', '🚀', '<script>', '%', "'; drop table users; --", 'x'.repeat(200)])(
  'nothing is found for %j, and nothing breaks',
  async (query) => {
    expect(await client(await person()).locality.search({ query })).toEqual({ list: [] });
  },
);

test('a query that is too long is refused', async () => {
  const answered = await request(`/api/v1/localities?query=${'x'.repeat(201)}`, { as: await person() });
  expect(answered.status).toBe(422);
  expect(await answered.json()).toMatchObject({
    data: { query: 'Must be no more than 200 characters long' },
  });
});
