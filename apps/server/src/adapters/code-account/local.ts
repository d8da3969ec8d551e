import { createHash, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { ProviderFault } from '../../base/provider-fault.ts';
import { visitPage } from './local-page.ts';
import type { CodeAccounts } from './port.ts';

const PATH = '/dev/code-account';

const secret = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const Visit = z.object({ redirect_uri: z.string(), state: z.string(), code_challenge: z.string() });
const Code = z.object({ account: z.string(), challenge: z.string() });

/**
 * A stand-in without a network: its page asks for the name of an account and believes it. State and PKCE are checked as by a real
 * host.
 *
 * @param returnPath the path on our origin that it may return to
 */
export function createLocalCodeAccounts({
  baseUrl,
  returnPath,
}: {
  baseUrl: () => string;
  returnPath: string;
}): CodeAccounts {
  return {
    mode: 'local',
    async begin(redirectUri) {
      const handshake = { state: secret(), codeVerifier: secret() };
      const url = new URL(PATH, baseUrl());
      url.search = new URLSearchParams({
        redirect_uri: redirectUri,
        state: handshake.state,
        code_challenge: challengeOf(handshake.codeVerifier),
      }).toString();
      return { url: url.href, handshake };
    },
    async complete({ query, handshake }) {
      const given = new URLSearchParams(query);
      if (given.get('state') !== handshake.state) throw nonsense('the state is another');
      if (given.has('error')) return undefined;
      const code = readCode(given.get('code') ?? '');
      if (code?.challenge !== challengeOf(handshake.codeVerifier))
        throw nonsense('the code is of another visit');
      return code.account.toLowerCase();
    },
    pages: pagesAt(returnPath),
  };
}

const pagesAt =
  (returnPath: string): FastifyPluginAsync =>
  async (app) => {
    app.get(PATH, async ({ query }, reply) => {
      const visit = Visit.safeParse(query);
      const back = visit.success ? URL.parse(visit.data.redirect_uri) : null;
      if (!visit.success || back?.pathname !== returnPath) return reply.status(404).send('Not found');
      const { state, code_challenge: challenge } = visit.data;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(visitPage({ path: PATH, returnPath, state, challenge }));
    });
    app.get(`${PATH}/allow`, async ({ query }, reply) => {
      const given = z
        .object({ account: z.string(), state: z.string(), challenge: z.string() })
        .safeParse(query);
      if (!given.success) return reply.status(404).send('Not found');
      const { account, state, challenge } = given.data;
      const code = Buffer.from(JSON.stringify({ account: account.trim(), challenge })).toString('base64url');
      return reply.redirect(`${returnPath}?${new URLSearchParams({ code, state }).toString()}`, 303);
    });
  };

function readCode(code: string): z.infer<typeof Code> | undefined {
  try {
    return Code.parse(JSON.parse(Buffer.from(code, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const nonsense = (what: string) => new ProviderFault('nonsense', `The stand-in was left: ${what}.`);
