import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { quietLog } from '../../../test/log.ts';
import {
  type ProtocolServer,
  protocolServer,
  type WireAnswer,
  type WireRequest,
} from '../../../test/protocol-server.ts';
import { createGooglePlaces } from './google.ts';
import { createLocalPlaces } from './local.ts';

const session = '6f1c1f6e-7a8c-4d5e-9b2a-0c1d2e3f4a5b';
const asked = { query: 'korama', countryCode: 'IN', limit: 5, session };
const gazetteer = createLocalPlaces();
const prediction = (placeId: string, text: string) => ({ placePrediction: { placeId, text: { text } } });
const found = { suggestions: [prediction('ChIJ-one_1', 'Koramangala, Bengaluru, Karnataka, India')] };
const part = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });
const koramangala = {
  id: 'ChIJ-one_1',
  addressComponents: [
    part('Koramangala', 'Koramangala', 'sublocality_level_1', 'sublocality', 'political'),
    part('Bengaluru', 'Bengaluru', 'locality', 'political'),
    part('Karnataka', 'KA', 'administrative_area_level_1', 'political'),
    part('India', 'IN', 'country', 'political'),
    part('560034', '560034', 'postal_code'),
  ],
};

let server: ProtocolServer | undefined;
afterEach(() => server?.close());

let nowMs = Date.UTC(2026, 10, 22, 10);

async function placesAt(
  answer: (request: WireRequest) => WireAnswer,
  { requestsPerDay = 100, timeoutMs = 30_000 } = {},
) {
  server = await protocolServer(answer);
  return createGooglePlaces({
    url: server.url,
    apiKey: 'secret-key',
    requestsPerDay,
    gazetteer,
    log: quietLog,
    now: () => nowMs,
    timeoutMs,
  });
}

const OWN_LABEL = 'Koramangala, Bengaluru, Karnataka';
const isOwn = (list: { label: string }[]) => list[0]?.label === OWN_LABEL;

test('what is typed is asked in its session, with the key in a header only', async () => {
  const places = await placesAt(() => ({ body: found }));
  expect(await places.searchPlaces(asked)).toEqual([
    { label: 'Koramangala, Bengaluru, Karnataka, India', placeId: 'ChIJ-one_1', source: 'Google Maps' },
  ]);
  const [request] = server?.requests ?? [];
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v1/places:autocomplete',
    headers: {
      'x-goog-api-key': 'secret-key',
      'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    },
  });
  expect(JSON.parse(String(request?.body))).toEqual({
    input: 'korama',
    sessionToken: session,
    includedPrimaryTypes: ['(regions)'],
    includedRegionCodes: ['in'],
    languageCode: 'en',
  });
});

test('a chosen place is read in the same session, and answered from our own list', async () => {
  const places = await placesAt(() => ({ body: koramangala }));
  const locality = await places.readPlace?.({ placeId: 'ChIJ-one_1', session });
  const [own] = await gazetteer.searchPlaces({ query: 'koramangala', countryCode: 'IN', limit: 1 });
  expect(own?.locality).toMatchObject({ suburb: 'Koramangala, Bengaluru', geoPoint: expect.anything() });
  expect(locality).toEqual(own?.locality);
  const [request] = server?.requests ?? [];
  expect(request).toMatchObject({
    method: 'GET',
    path: `/v1/places/ChIJ-one_1?sessionToken=${session}&languageCode=en`,
    headers: { 'x-goog-fieldmask': 'id,addressComponents', 'x-goog-api-key': 'secret-key' },
  });
});

const india = part('India', 'IN', 'country');
const karnataka = part('Karnataka', 'KA', 'administrative_area_level_1');

test.each([
  [
    'a city abroad, of which no state is named',
    [part('United Kingdom', 'GB', 'country'), part('London', 'London', 'postal_town')],
    { suburb: 'London', state: 'England', countryCode: 'GB' },
  ],
  [
    'names in another way of writing',
    [part('KORAMANGALA', 'x', 'sublocality_level_1'), part('Bengalūru', 'x', 'locality'), karnataka, india],
    { suburb: 'Koramangala, Bengaluru', state: 'Karnataka', countryCode: 'IN' },
  ],
  [
    'a part that our list does not have is its city',
    [part('Google Layout', 'x', 'sublocality_level_1'), part('Bengaluru', 'x', 'locality'), karnataka, india],
    { suburb: 'Bengaluru', state: 'Karnataka', countryCode: 'IN' },
  ],
  [
    'a city of another state is the state',
    [part('Pune', 'x', 'locality'), karnataka, india],
    { state: 'Karnataka', countryCode: 'IN' },
  ],
  ['a state', [part('Goa', 'GA', 'administrative_area_level_1'), india], { state: 'Goa', countryCode: 'IN' }],
])('%s', async (_, addressComponents, locality) => {
  const places = await placesAt(() => ({ body: { id: 'x', addressComponents } }));
  const read = await places.readPlace?.({ placeId: 'x', session });
  expect(read).toMatchObject(locality);
  expect(Object.keys(read ?? {}).includes('suburb')).toBe('suburb' in locality);
});

test.each([
  ['a place in no country', [part('Atlantis', 'Atlantis', 'locality')]],
  [
    'a village abroad that our list does not have',
    [
      part('Kleinkleckersdorf', 'x', 'locality'),
      part('Saxony', 'SN', 'administrative_area_level_1'),
      part('Germany', 'DE', 'country'),
    ],
  ],
])('%s is none: no text of Google is answered', async (_, addressComponents) => {
  const places = await placesAt(() => ({ body: { id: 'x', addressComponents } }));
  expect(await places.readPlace?.({ placeId: 'x', session })).toBeUndefined();
});

test('without suggestions Google leaves the list out; a place that is gone is none', async () => {
  const places = await placesAt(({ method }) =>
    method === 'POST' ? { body: {} } : { status: 404, body: {} },
  );
  expect(await places.searchPlaces(asked)).toEqual([]);
  expect(await places.readPlace?.({ placeId: 'x', session })).toBeUndefined();
});

test('a search without a session, or for nothing, does not ask Google', async () => {
  const places = await placesAt(() => ({ body: found }));
  expect(isOwn(await places.searchPlaces({ query: 'korama', countryCode: 'IN', limit: 5 }))).toBe(true);
  expect(await places.searchPlaces({ ...asked, query: ' ' })).toEqual([]);
  expect(server?.requests).toEqual([]);
});

const refusal = {
  status: 400,
  body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
};

test.each([
  ['a wrong key', refusal, 'unauthorized'],
  ['a key without the right', { status: 403, body: {} }, 'unauthorized'],
  ['a spent quota', { status: 429, body: {} }, 'rateLimited'],
  ['a failure', { status: 500, body: 'oops' }, 'failed'],
  ['silence', 'hang', 'unreachable'],
  ['a broken connection', 'reset', 'unreachable'],
  ['a page instead of JSON', { body: '<html>' }, 'nonsense'],
  ['another JSON', { body: { suggestions: [{ name: 'x' }] } }, 'nonsense'],
] as const)('after %s the places of the product stand in, and Google rests', async (_, answer, kind) => {
  const places = await placesAt(() => answer, { timeoutMs: answer === 'hang' ? 100 : 30_000 });
  expect(isOwn(await places.searchPlaces(asked))).toBe(true);
  expect(isOwn(await places.searchPlaces(asked))).toBe(true);
  expect(server?.requests).toHaveLength(1);
  nowMs += 31_000;
  await places.searchPlaces(asked);
  expect(server?.requests).toHaveLength(2);
  const fault = await places.probe?.().then(String, (error: Error) => error);
  expect(fault).toMatchObject({ name: 'ProviderFault', kind });
  expect((fault as Error).message).not.toContain('secret-key');
  await expect(places.readPlace?.({ placeId: 'x', session })).rejects.toMatchObject({
    name: 'ProviderFault',
  });
});

test('no day costs more than its requests', async () => {
  const places = await placesAt(() => ({ body: found }), { requestsPerDay: 3 });
  const sources = [];
  for (let search = 0; search < 5; search += 1) sources.push(isOwn(await places.searchPlaces(asked)));
  expect(sources).toEqual([false, false, false, true, true]);
  const read = () => places.readPlace?.({ placeId: 'x', session: randomUUID() });
  server?.answerWith(() => ({ body: koramangala }));
  for (let count = 0; count < 3; count += 1) expect(await read()).toMatchObject({ state: 'Karnataka' });
  await expect(read()).rejects.toMatchObject({ kind: 'rateLimited' });
  expect(server?.requests).toHaveLength(6);
  server?.answerWith(() => ({ body: found }));
  nowMs += 24 * 60 * 60 * 1000;
  expect(isOwn(await places.searchPlaces(asked))).toBe(false);
});

test('the probe finds a place', async () => {
  const places = await placesAt(() => ({ body: found }));
  expect(await places.probe?.()).toBe('Google Places answers and accepts the key');
});
