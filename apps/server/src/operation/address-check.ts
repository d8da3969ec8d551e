import { networkInterfaces } from 'node:os';
import type { Config } from '../base/config.ts';
import { type Finding, finding } from './finding.ts';
import type { IndexState } from './index-check.ts';
import { DOCTOR_HEADER, doctorToken, type SeenRequest } from './seen-request.ts';

type Asked = { config: Config; secret: string; now: () => number };

const ANSWER_MS_MAX = 10_000;

/** An address for examples, which no machine has (RFC 5737). Whoever reports it as the caller's believes anything. */
const INVENTED_IP = '192.0.2.77';

/** Where a server on this machine listens. */
export const listeningAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** Whether people reach this server at BASE_URL, and whether it learns by what protocol and from where they come. */
export async function examineAddress({ config, secret, now }: Asked): Promise<Finding[]> {
  const direct = listeningAddress(config);
  const base = config.baseUrl ?? direct;
  const isRunning = (await ask(direct, {})).kind === 'answer';
  const asked = await ask(base, {
    [DOCTOR_HEADER]: doctorToken(secret, now()),
    'x-forwarded-for': INVENTED_IP,
  });
  if (asked.kind === 'silence')
    return [
      isRunning
        ? finding(
            'base URL',
            'trouble',
            `The server is running, but ${base} does not answer (${asked.reason}).`,
            'Check the name in BASE_URL, its certificate, and that the proxy forwards to this server.',
          )
        : finding(
            'base URL',
            'off',
            `${base} was not checked because no server answers there.`,
            'Start the server.',
          ),
    ];
  if (asked.kind === 'redirect')
    return [
      finding('base URL', 'trouble', `${base} redirects to ${asked.to}.`, `Set BASE_URL to ${asked.to}.`),
    ];
  if (!asked.seen)
    return [
      finding(
        'base URL',
        'trouble',
        `${base} is answered by something else, or by a server with another APP_SECRET.`,
        'Set BASE_URL to the address of this installation, and have the proxy forward all headers.',
      ),
    ];
  return seenProblems(asked.seen, base, config);
}

function seenProblems(seen: SeenRequest, base: string, config: Config): Finding[] {
  const problems: Finding[] = [];
  const expected = new URL(base).protocol.replace(':', '');
  const hasProxy = seen.forwardedProto !== '' || seen.forwardedFor !== INVENTED_IP;
  if (seen.protocol !== expected)
    problems.push(
      finding(
        'proxy',
        'trouble',
        `People use ${base}, but the server sees ${seen.protocol}.`,
        'Have the proxy set X-Forwarded-Proto, and set TRUST_PROXY to its address.',
      ),
    );
  if (hasProxy && !seen.isConnectionTrusted)
    problems.push(
      finding(
        'proxy',
        'trouble',
        `All callers share one limit because each seems to come from the proxy ${seen.ip}.`,
        `Set TRUST_PROXY to the address of the proxy: ${seen.connectionIp}.`,
      ),
    );
  if (seen.ip === INVENTED_IP && !(Array.isArray(config.trustProxy) && isFromHere(seen, base, config)))
    problems.push(
      finding(
        'proxy',
        'trouble',
        'Callers can forge the address that rate limits use.',
        'Set TRUST_PROXY to the networks of the proxies only, and have the outer proxy overwrite X-Forwarded-For.',
      ),
    );
  return problems.length > 0
    ? problems
    : [
        finding(
          'base URL',
          'fine',
          `${base} reaches this server over ${seen.protocol}, and callers have separate limits.`,
        ),
      ];
}

/**
 * Whether the doctor itself was the trusted caller, because the trusted proxy runs on this machine too: the last address that a
 * proxy added is one of this machine, or BASE_URL is the server's own address on this machine. Nothing follows then for others.
 */
function isFromHere({ forwardedFor, connectionIp }: SeenRequest, base: string, config: Config): boolean {
  const added = forwardedFor
    .split(',')
    .map((one) => one.trim())
    .slice(1)
    .at(-1); // prettier-ignore
  const own = new Set(
    Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
  );
  const isOwn = (address: string) => own.has(address.replace(/^::ffff:/, ''));
  if (added !== undefined) return isOwn(added);
  return new URL(base).origin === listeningAddress(config) && isOwn(connectionIp);
}

/** What a running server says of its index; undefined where none runs. */
export async function readServedIndex({ config, secret, now }: Asked): Promise<IndexState | undefined> {
  const headers = { [DOCTOR_HEADER]: doctorToken(secret, now()) };
  for (const address of [listeningAddress(config), config.baseUrl]) {
    const answer = address && (await ask(address, headers));
    if (answer && answer.kind === 'answer' && answer.index) return answer.index;
  }
  return undefined;
}

type Answer =
  | { kind: 'answer'; seen?: SeenRequest; index?: IndexState }
  | { kind: 'redirect'; to: string }
  | { kind: 'silence'; reason: string };

async function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(new URL('/healthz', address), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    const to = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && to)
      return { kind: 'redirect', to: new URL(to, address).origin };
    const body = (await response.json().catch(() => ({}))) as { seen?: SeenRequest; index?: IndexState };
    return {
      kind: 'answer',
      ...(body.seen ? { seen: body.seen } : {}),
      ...(body.index ? { index: body.index } : {}),
    };
  } catch (error) {
    return { kind: 'silence', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'no answer';
}
