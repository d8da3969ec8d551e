import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const project = resolve(import.meta.dirname, '../../..');
const paths = globSync('.github/workflows/*.yml', { cwd: project });
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

type Step = { uses?: string; run?: string };
type Workflow = { permissions: unknown; jobs: Record<string, { steps: Step[] }> };

const workflows = paths.map((path) => parse(readFileSync(join(project, path), 'utf8')) as Workflow);
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));

/** The npm scripts that a command runs: `npm run check` and `npm test`. */
const scriptsOf = (command: string): string[] =>
  [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].flatMap(([, name]) => name ?? []);

test('each workflow runs scripts that exist, the check and the tests among them', () => {
  const named = steps.flatMap(({ run }) => scriptsOf(run ?? ''));
  expect(named).toEqual(expect.arrayContaining(['check', 'test']));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test('each workflow may only read, and pins its actions by commit', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});
