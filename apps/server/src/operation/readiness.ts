import type { Deps } from '../call/deps.ts';
import { examineMigrations } from './database-check.ts';
import { examineDisk } from './disk-check.ts';
import type { Finding } from './finding.ts';
import { readIndexState } from './index-check.ts';
import { readQueueState } from './queue-check.ts';

/** One part of a node that must work before it gets requests. */
export type PartReadiness = { ok: boolean; found: string };

export type Readiness = {
  isReady: boolean;
  checks: Record<'node' | 'database' | 'migrations' | 'disk' | 'queue' | 'index', PartReadiness>;
};

/** However many ask, the parts are checked this often. */
const KEPT_MS = 1000;

/** Each check answers within this, or counts as failed. */
const CHECK_MS_MAX = 3000;

type Needs = Pick<Deps, 'config' | 'database' | 'db' | 'node' | 'now' | 'talentIndex'>;

/** @returns a function that answers whether this node can take requests, and why not */
export function openReadiness(deps: Needs): () => Promise<Readiness> {
  let latest: { at: number; checked: Promise<Readiness['checks']> } | undefined;
  return async () => {
    if (!latest || performance.now() - latest.at > KEPT_MS)
      latest = { at: performance.now(), checked: checkParts(deps) };
    const { isStopping } = deps.node;
    const node = { ok: !isStopping, found: isStopping ? 'stopping' : 'running' };
    const checks = { ...(await latest.checked), node };
    return { isReady: Object.values(checks).every(({ ok }) => ok), checks };
  };
}

async function checkParts(deps: Needs): Promise<Readiness['checks']> {
  const { pool } = deps.database;
  const [database, migrations, disk, queue, index] = await Promise.all([
    tried(async () => void (await pool.query('select 1'))),
    tried(async () => troubleOf(await examineMigrations({ pool }))),
    tried(async () => troubleOf(await examineDisk(deps.config))),
    tried(async () => ((await readQueueState(pool)) ? undefined : 'There is no queue.')),
    tried(() => indexProblem(deps)),
  ]);
  return { node: { ok: true, found: '' }, database, migrations, disk, queue, index };
}

/** A failure is told in our own words: an error may name hosts and users. */
async function tried(check: () => Promise<string | undefined | void>): Promise<PartReadiness> {
  const timeout = new Promise<string>((resolve) =>
    setTimeout(() => resolve('It does not answer in time.'), CHECK_MS_MAX).unref(),
  );
  const problem = await Promise.race([check(), timeout]).catch(() => 'It does not answer.');
  return problem ? { ok: false, found: problem } : { ok: true, found: 'ok' };
}

/** Only what nobody can wait for: a warning keeps a node in service. The path of a folder is not for everybody. */
function troubleOf(findings: readonly Finding[]): string | undefined {
  const trouble = findings.find(({ state }) => state === 'trouble');
  return trouble && `Run \`npm run doctor\`: ${trouble.check} is not as it must be.`;
}

/** An index that is behind still answers; a search server that is away must not take all nodes out of service. */
async function indexProblem(deps: Needs): Promise<string | undefined> {
  const { state } = await readIndexState(deps);
  if (state === 'building') return 'The search index is being built.';
  return state === 'failed' && !deps.config.openSearch ? 'The search index does not answer.' : undefined;
}
