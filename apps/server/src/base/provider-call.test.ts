import { afterEach, expect, test } from 'vitest';
import { type ProtocolServer, protocolServer } from '../../test/protocol-server.ts';
import { callProvider, jsonOf } from './provider-call.ts';

let server: ProtocolServer | undefined;
afterEach(() => server?.close());

const ask = async (answer: Parameters<typeof protocolServer>[0], timeoutMs = 5_000) => {
  server = await protocolServer(answer);
  return callProvider({ provider: 'Example', url: `${server.url}/path?key=secret`, timeoutMs });
};

test('Any status comes back with its text', async () => {
  expect(await ask(() => ({ status: 418, body: 'short' }))).toEqual({ status: 418, text: 'short' });
});

test('A redirect is not followed, so that no key goes elsewhere', async () => {
  await expect(ask(() => ({ status: 302, headers: { location: '/elsewhere' } }))).rejects.toMatchObject({
    kind: 'nonsense',
    status: 302,
  });
  expect(server?.requests).toHaveLength(1);
});

test('Silence, a broken connection and a closed port are unreachable, and no message holds the address', async () => {
  for (const answer of ['hang', 'reset'] as const) {
    const fault = await ask(() => answer, 200).catch((error: Error) => error);
    expect(fault).toMatchObject({ kind: 'unreachable' });
    expect((fault as Error).message).not.toContain('secret');
    await server?.close();
  }
  const url = server?.url ?? '';
  await expect(callProvider({ provider: 'Example', url, timeoutMs: 5_000 })).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'Example cannot be reached.',
  });
});

test('An endless answer is cut off', async () => {
  await expect(ask(() => ({ body: Buffer.alloc(5_000_001) }))).rejects.toMatchObject({ kind: 'nonsense' });
});

test('The caller’s own end of a call is no fault of the provider', async () => {
  server = await protocolServer(() => 'hang');
  const ending = new AbortController();
  const call = callProvider({
    provider: 'Example',
    url: server.url,
    timeoutMs: 5_000,
    signal: ending.signal,
  });
  ending.abort(new Error('no longer wanted'));
  await expect(call).rejects.toThrow('no longer wanted');
});

test('Text that is no JSON is nonsense', () => {
  expect(jsonOf({ status: 200, text: '{"a":1}' }, 'Example')).toEqual({ a: 1 });
  expect(() => jsonOf({ status: 200, text: '<html>' }, 'Example')).toThrow(
    'Example did not answer with JSON.',
  );
});
