import { PLACE_UNKNOWN_SENTENCE, PLACE_UNREADABLE_SENTENCE } from '@talaash/domain/locality/words';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { protocolServer } from '../../../test/protocol-server.ts';

const session = '6f1c1f6e-7a8c-4d5e-9b2a-0c1d2e3f4a5b';
const placeId = 'ChIJ-one_1';
const google = await protocolServer();
afterAll(google.close);
const { client, person } = await testApp({
  env: { PLACES_PROVIDER: 'google', GOOGLE_PLACES_API_KEY: 'secret-key', GOOGLE_PLACES_URL: google.url },
});
const { locality: calls } = client(await person());

test('reading a place is for people who have verified their email, and for ids of places', async () => {
  await expect(client().locality.read({ placeId, session })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(calls.read({ placeId: '../other', session })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  await expect(calls.read({ placeId, session: 'x' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(google.requests).toEqual([]);
});

test('a place of Google is suggested with its id and read when it is chosen', async () => {
  google.answerWith(({ method }) =>
    method === 'POST'
      ? { body: { suggestions: [{ placePrediction: { placeId, text: { text: 'Goa, India' } } }] } }
      : {
          body: {
            id: placeId,
            addressComponents: [
              { longText: 'Goa', shortText: 'GA', types: ['administrative_area_level_1'] },
              { longText: 'India', shortText: 'IN', types: ['country'] },
            ],
          },
        },
  );
  expect(await calls.search({ query: 'goa', countryCode: 'IN', session })).toEqual({
    list: [{ label: 'Goa, India', placeId, source: 'Google Maps' }],
  });
  expect(await calls.read({ placeId, session })).toEqual({ locality: { state: 'Goa', countryCode: 'IN' } });
});

test('while Google fails, people still get suggestions, and a chosen place says what to do', async () => {
  google.answerWith(() => ({ status: 500 }));
  const { list } = await calls.search({ query: 'bengal', countryCode: 'IN', session });
  expect(list[0]).toMatchObject({ locality: { state: 'Karnataka', countryCode: 'IN' } });
  await expect(calls.read({ placeId, session })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: PLACE_UNREADABLE_SENTENCE,
  });
  google.answerWith(() => ({ status: 404 }));
  await expect(calls.read({ placeId, session })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: PLACE_UNKNOWN_SENTENCE,
  });
});
