import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { protocolServer } from '../../test/protocol-server.ts';
import { examineAddress } from './address-check.ts';

/** A server that trusts proxies on this machine, by their addresses or by their number. */
async function nodeThatTrusts(TRUST_PROXY: string) {
  const { url, deps } = await testApp({ env: { TRUST_PROXY } });
  const examine = (baseUrl: string | undefined) =>
    examineAddress({
      config: { ...deps.config, host: 'localhost', port: Number(new URL(url).port), baseUrl },
      secret: deps.secrets.doctor,
      now: deps.now,
    });
  return { url, examine };
}

const byAddress = await nodeThatTrusts('127.0.0.1, ::1');
const byNumber = await nodeThatTrusts('1');
const nodes = { 'by its address': byAddress, 'by the number of proxies': byNumber };

/** A proxy on this machine. @param forwarded the header that it sends, from the one that it got */
async function proxyTo(url: string, forwarded: (given: string) => string): Promise<string> {
  const proxy = await protocolServer(async ({ path, headers }) => {
    const passed = {
      'x-talaash-doctor': String(headers['x-talaash-doctor'] ?? ''),
      'x-forwarded-for': forwarded(String(headers['x-forwarded-for'])),
      'x-forwarded-proto': 'http',
    };
    const answer = await fetch(`${url}${path}`, { headers: passed });
    return { status: answer.status, body: await answer.text() };
  });
  onTestFinished(proxy.close);
  return proxy.url;
}

describe.each(Object.entries(nodes))(
  'a proxy on this machine that is trusted %s',
  (_how, { url, examine }) => {
    test.each([
      ['sets the address of the caller anew', () => '127.0.0.1'],
      ['adds the address of the caller', (given: string) => `${given}, 127.0.0.1`],
    ])('and %s is nothing to worry about', async (_what, forwarded) => {
      expect(await examine(await proxyTo(url, forwarded))).toMatchObject([
        { check: 'base URL', state: 'fine' },
      ]);
    });
  },
);

test('a proxy that hands on what callers make up is found, also on this machine', async () => {
  for (const { url, examine } of [byAddress, byNumber])
    expect(await examine(await proxyTo(url, (given) => given))).toMatchObject([
      { check: 'proxy', state: 'trouble', found: expect.stringContaining('forge') },
    ]);
});

test('whoever trusts this machine alone is not fooled by the doctor, which asks from here', async () => {
  expect(await byAddress.examine(undefined)).toMatchObject([{ check: 'base URL', state: 'fine' }]);
  expect(await byNumber.examine(undefined)).toMatchObject([{ check: 'proxy', state: 'trouble' }]);
});
