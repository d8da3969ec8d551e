import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressAnswer } from './compress.ts';

const people = Array.from({ length: 60 }, (_, at) => ({
  name: `Person ${at}`,
  title: 'React Developer, जावा',
}));
const app = Fastify();
app.addHook('onSend', compressAnswer);
app.get('/people', () => people);
app.get('/person', () => people[0]);
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])(
  'a long answer to somebody who reads %s comes in %s and is whole',
  async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await get('/people', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(headers['content-length'] ?? rawPayload.length)).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(people).length / 2);
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(people);
  },
);

test.each([
  ['a long answer to somebody who reads none', '/people', undefined],
  ['a long answer to somebody who wants none', '/people', 'identity'],
  ['a short answer', '/person', 'br'],
])('%s comes as it is', async (_, url, accepted) => {
  const { headers, body } = await get(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toEqual(url === '/people' ? people : people[0]);
});
