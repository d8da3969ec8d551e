import { type Attack, held, type Try } from '../attack.ts';

const SENT = { 'content-type': 'application/json' };

export default {
  promise: 'A search key of a company is worth nothing once the session that made it has ended.',
  async run(target) {
    const other = (await target.startNode()).url;
    const company = await target.company();
    const { apiKey } = await company.call<{ apiKey: string }>('generate-company-search-api-key');
    const before = await search(other, apiKey);
    // Searches without pause on both nodes, while the person logs out on the first.
    const answers: number[] = [];
    let isOver = false;
    const asking = [target.url, other].map(async (url) => {
      while (!isOver) answers.push((await search(url, apiKey)).status);
    });
    await fetch(`${target.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { ...SENT, cookie: company.cookie },
      body: '{}',
    });
    const after = [await search(other, apiKey), await search(target.url, apiKey)];
    isOver = true;
    await Promise.all(asking);
    const tries: Try[] = [held('a search before', before.status === 200, before.status)];
    for (const [at, { status, said }] of after.entries())
      tries.push(
        held(`the next search on ${at === 0 ? 'the other' : 'the same'} node`, status === 401, said),
      );
    tries.push(
      held(
        'searches at the same moment',
        answers.every((status) => status === 200 || status === 401),
        `${answers.length} answered with ${[...new Set(answers)].join(', ')}`,
      ),
    );
    return tries;
  },
} satisfies Attack;

async function search(url: string, apiKey: string): Promise<{ status: number; said: string }> {
  const body = JSON.stringify({ apiKey });
  const answer = await fetch(`${url}/api/v1/search-talent-profiles`, { method: 'POST', headers: SENT, body });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, said: message };
}
