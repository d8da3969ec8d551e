import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API_VERSION } from '@talaash/contract/version';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { shortlistedProfiles } from '../src/db/schema/shortlisted-profile.ts';
import { storeApiKey } from './api-key.ts';
import { testApp } from './app.ts';
import { marketOf } from './market.ts';

// packages/client as programs install it.
const app = await testApp();
const { deps, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const project = join(import.meta.dirname, '../../..');
const folder = await mkdtemp(join(tmpdir(), 'talaash-client-'));
afterAll(() => rm(folder, { recursive: true }));
const run = async (
  program: string,
  given: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => (await promisify(execFile)(program, given, { cwd: folder, ...options })).stdout;

/** Packs it, as for the registry, and installs what was packed. */
async function pack(): Promise<string[]> {
  const source = join(project, 'packages/client');
  const [{ filename, files }] = JSON.parse(
    await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source }),
  ) as [{ filename: string; files: { path: string }[] }];
  const place = join(folder, 'node_modules/@talaash/client');
  await mkdir(place, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', place, '--strip-components=1']);
  return files.map(({ path }) => path);
}

const packed = await pack();

const samples = async () => {
  const readme = await readFile(join(project, 'packages/client/README.md'), 'utf8');
  return [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};

test('has modules and types, and nothing of the server', async () => {
  expect(packed).toEqual(expect.arrayContaining(['README.md', 'dist/index.js', 'dist/index.d.ts']));
  for (const path of packed.filter((one) => /\.(js|ts)$/.test(one))) {
    expect(path).toMatch(/^dist\/[\w.-]+$/);
    const text = await readFile(join(folder, 'node_modules/@talaash/client', path), 'utf8');
    for (const [, from = ''] of text.matchAll(/from '([^']+)'/g))
      expect(from).toMatch(/^\.\/[\w-]+\.(js|ts)$/);
  }
  const { dependencies, version } = JSON.parse(
    await readFile(join(folder, 'node_modules/@talaash/client/package.json'), 'utf8'),
  ) as { dependencies?: object; version: string };
  expect([dependencies, version]).toEqual([undefined, API_VERSION]);
});

test('runs the quick start as it is written', async () => {
  const company = await hiringCompany();
  const { companyId } = company;
  const { secret } = await storeApiKey(deps, company);
  await foundTalent();
  const [start = ''] = await samples();
  expect(start.trim().split('\n').length).toBeLessThanOrEqual(11);
  await writeFile(join(folder, 'start.mjs'), start);
  const env = { ...process.env, TALAASH: url, TALAASH_KEY: secret };
  const printed = await run(process.execPath, ['start.mjs'], { env });
  const [entry] = await deps.db
    .select()
    .from(shortlistedProfiles)
    .where(eq(shortlistedProfiles.companyId, companyId));
  expect(printed).toBe(`Shortlisted ${entry?.talentId} for Senior React Developer\n`);
});

test('has types that a program compiles with', async () => {
  const [start = '', refusal = ''] = await samples();
  const ids = 'declare const companyId: string, talentId: string, jobPostId: string;';
  await writeFile(
    join(folder, 'failing.mts'),
    `import { connect } from '@talaash/client';\nconst talaash = connect({ url: '', key: '' });\n${ids}\n${refusal}`,
  );
  await writeFile(join(folder, 'wrong.mts'), `${start}\nawait talaash.jobPost.list({ limit: 'many' });\n`);
  const compile = (file: string) =>
    run(process.execPath, [
      join(project, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--typeRoots',
      join(project, 'node_modules/@types'),
      file,
    ]);
  await expect(compile('failing.mts')).resolves.toBe('');
  await expect(compile('wrong.mts')).rejects.toMatchObject({
    stdout: expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  });
});
