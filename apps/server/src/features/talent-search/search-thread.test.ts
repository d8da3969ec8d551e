import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { createSearchKey } from '../../index/search-key.ts';
import { WorkerTalentIndex } from '../../index/worker-index.ts';

const app = await testApp({ hasSearchThread: true });
const { deps } = app;
const { foundTalent } = marketOf(deps, app);
const { apiKey } = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now());

const search = async () => {
  const response = await app.request('/api/v1/search-talent-profiles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey, query: 'frontend engineer' }),
  });
  return {
    status: response.status,
    answer: (await response.json()) as { total: number; isComplete: boolean },
  };
};

const isComplete = (total: number) =>
  vi.waitFor(
    async () => expect(await search()).toMatchObject({ status: 200, answer: { total, isComplete: true } }),
    { interval: 20, timeout: 60_000 },
  );

test('while the index thread dies repeatedly, no answer is wrong, and afterwards everybody is found', async () => {
  const index = deps.talentIndex;
  if (!(index instanceof WorkerTalentIndex)) throw new Error('The index has no thread.');
  for (const name of ['Meera Krishnan', 'Asha Rao', 'Dev Anand']) await foundTalent({ name });
  await isComplete(3);
  let isOver = false;
  const answers: Awaited<ReturnType<typeof search>>[] = [];
  const asking = async () => {
    while (!isOver) answers.push(await search());
  };
  const searching = [asking(), asking(), asking()];
  for (let death = 0; death < 3; death += 1) {
    await index.endThread();
    await isComplete(3);
  }
  isOver = true;
  await Promise.all(searching);
  expect(answers.length).toBeGreaterThan(3);
  for (const { status, answer } of answers) {
    const isSaid = status === 503 || !answer.isComplete;
    expect(isSaid || answer.total === 3, JSON.stringify(answer)).toBe(true);
    expect([200, 503]).toContain(status);
  }
  await foundTalent({ name: 'Late Comer' });
  await isComplete(4);
});
