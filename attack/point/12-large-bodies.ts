import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

const rounds = 10;

/** Of the calls of a guest, this one takes the most. */
const largestSearch = JSON.stringify({ apiKey: 'x', skills: Array.from({ length: 120_000 }, () => 1) });

export default {
  promise: 'A large body stops nobody else, and is counted before it is read.',
  async run(target) {
    const talent = await target.newTalent();
    const bodies = [
      ['a list of a megabyte', JSON.stringify({ talentIds: Array.from({ length: 200_000 }, () => 'x') })],
      ['a text of a megabyte', JSON.stringify({ query: 'x '.repeat(500_000), apiKey: 'x' })],
      ['a nest of a megabyte', `{"talentIds":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ] as const;
    const tries: Try[] = [];
    for (const [what, body] of bodies) tries.push(await blockWith(target, what, body));
    tries.push(await countFirst(target), await sayWhy(target), await saveTheLargest(target, talent));
    return tries;
  },
} satisfies Attack;

/** The longest time that a health check took while a guest sent large bodies. */
async function blockWith({ url }: Target, what: string, body: string): Promise<Try> {
  const idle = await slowestOf(url, () => wait(300));
  let status = 0;
  const busy = await slowestOf(url, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const rpc = await post(`${url}/api/rpc/talentProfile/list`, `{"json":${body}}`);
      const plain = await post(`${url}/api/v1/get-talent-profiles`, body);
      await post(`${url}/api/v1/search-talent-profiles`, largestSearch);
      status = Math.max(rpc.status, plain.status);
    }
  });
  return held(`${what} delays others by less than 120 ms`, busy - idle < 120, {
    idleMs: idle,
    busyMs: busy,
    status,
  });
}

async function slowestOf(url: string, meanwhile: () => Promise<void>): Promise<number> {
  let isDone = false;
  let slowest = 0;
  const watching = (async () => {
    while (!isDone) {
      const startedAt = performance.now();
      await (await fetch(`${url}/api/health`)).text();
      slowest = Math.max(slowest, performance.now() - startedAt);
      await wait(2);
    }
  })();
  await meanwhile();
  isDone = true;
  await watching;
  return Math.round(slowest);
}

/** Beyond a call's limit, a body that cannot even be parsed is refused for the limit. */
async function countFirst({ url }: Target): Promise<Try> {
  const headers = { 'x-forwarded-for': '10.9.8.7' };
  const search = `${url}/api/v1/search-talent-profiles`;
  for (let sent = 0; sent < 610; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => post(search, '{', headers)));
  const { status, text } = await post(search, '{', headers);
  return held('the limit is counted before the body is parsed', status === 429, { status, text });
}

async function sayWhy({ url }: Target): Promise<Try> {
  const { status, text } = await post(
    `${url}/api/v1/get-talent-profiles`,
    JSON.stringify(['x'.repeat(300_000)]),
  );
  const { code, message } = JSON.parse(text) as { code?: string; message?: string };
  return held('a body that is too large is told so', status === 413 && /too large/.test(message ?? ''), {
    status,
    code,
    message,
  });
}

/** A text of 10,000 characters, each of which JSON writes as six bytes. */
async function saveTheLargest({ url }: Target, { cookie }: { cookie: string }): Promise<Try> {
  const escaped = `{"threadId":"x","text":"${'\\u0939'.repeat(10_000)}"}`;
  const { status } = await post(`${url}/api/v1/send-talent-message`, escaped, { cookie });
  return held('the longest message is not too large', status !== 413, { status });
}

async function post(
  address: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  }).catch(() => undefined);
  // A server that ends the connection has refused, too.
  return answer ? { status: answer.status, text: await answer.text() } : { status: 413, text: '{}' };
}
