import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { examineIndex } from './index-check.ts';
import { reportLines } from './report.ts';

test('an index that is behind, gone or being built is found', () => {
  expect(examineIndex({ state: 'ready', talents: 3, behindSeconds: 1 }).state).toBe('fine');
  expect(examineIndex({ state: 'ready', talents: 3, behindSeconds: 900 })).toMatchObject({
    state: 'trouble',
    remedy: expect.stringContaining('Restart'),
  });
  expect(examineIndex({ state: 'failed', talents: 0, behindSeconds: 0 }).state).toBe('trouble');
  expect(examineIndex({ state: 'building', talents: 3, behindSeconds: 0 }).state).toBe('warning');
});

test('a line for each finding says what to do, and a last one counts', () => {
  const findings: Finding[] = [
    { check: 'disk', state: 'trouble', found: '3 MB are free.', remedy: 'Make room.' },
    { check: 'database', state: 'fine', found: 'It answers.' },
  ];
  expect(reportLines(findings)).toEqual([
    'FAIL  disk      3 MB are free. Make room.',
    'ok    database  It answers.',
    '1 failed, 0 with a warning.',
  ]);
  expect(reportLines(findings.slice(1)).at(-1)).toBe('No problems found.');
});
