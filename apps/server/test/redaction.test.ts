import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { proveRedaction } from './redaction/prove.ts';

const nowMs = Date.now();
const app = await testApp({ instead: { now: () => nowMs } });

test('nobody learns a secret of a person, by any answer, nor by how answers change with it', async () => {
  const results = await proveRedaction(app, false);
  // As text, because a failure shows of a list only its length.
  expect(results.flatMap(({ told, different }) => [...told, ...different]).join('\n')).toBe('');
  for (const { asker, answers } of results) expect(answers, asker).toBeGreaterThan(200);
});
