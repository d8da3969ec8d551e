import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { commandArguments } from '../test/command.ts';
import { quietLog } from '../test/log.ts';
import { databaseAfter, job, urlOf } from '../test/planted-database.ts';
import { protocolServer, type WireAnswer, type WireRequest } from '../test/protocol-server.ts';
import { examineInstallation } from './doctor.ts';
import type { Finding } from './operation/finding.ts';

const APP_SECRET = '9f2c61d7b80e4a35c7d1f06e2b94a8d3';
const app = await testApp({ env: { APP_SECRET } });
const trusting = await testApp({ env: { APP_SECRET, TRUST_PROXY: '1' } });

const folder = await mkdtemp(join(tmpdir(), 'talaash-doctor-'));
afterAll(() => rm(folder, { recursive: true }));

const sound = {
  APP_SECRET,
  DATA_DIR: folder,
  DATABASE_URL: urlOf(app.deps.database.connection),
  HOST: 'localhost',
  PORT: new URL(app.url).port,
  FREE_DISK_MIN_MB: '1',
};

type Env = Record<string, string>;

const examine = (env: Env, now?: () => number): Promise<Finding[]> =>
  examineInstallation({ env: { ...sound, ...env }, log: quietLog, ...(now ? { now } : {}) });

async function serverThat(
  answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>,
): Promise<string> {
  const server = await protocolServer(answer);
  onTestFinished(() => server.close());
  return server.url;
}

/** A proxy that passes requests on to a server, as https. */
const proxyTo = (url: string): Promise<string> =>
  serverThat(async ({ path, headers }) => {
    const passed = {
      'x-talaash-doctor': String(headers['x-talaash-doctor'] ?? ''),
      'x-forwarded-for': `${String(headers['x-forwarded-for'])}, 203.0.113.9`,
      'x-forwarded-proto': 'https',
    };
    const answer = await fetch(`${url}${path}`, { headers: passed });
    return { status: answer.status, body: await answer.text() };
  });

async function fileOf(content: string): Promise<string> {
  const file = join(folder, crypto.randomUUID());
  await writeFile(file, content);
  return file;
}

async function openFolder(folderMode: number, secretMode: number): Promise<string> {
  const open = await mkdtemp(join(folder, 'open-'));
  await writeFile(join(open, 'secret'), 'x');
  await chmod(join(open, 'secret'), secretMode);
  await chmod(open, folderMode);
  return open;
}

test('nothing is wrong with a sound installation, and no finding holds a secret', async () => {
  const findings = await examine({});
  expect(findings.filter(({ state }) => state === 'trouble' || state === 'warning')).toEqual([]);
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining([
      'configuration',
      'secrets',
      'disk',
      'database',
      'migrations',
      'maintenance',
      'queue',
      'base URL',
      'search index',
    ]),
  );
  expect(JSON.stringify(findings)).not.toContain(APP_SECRET);
});

type Planted = [
  what: string,
  env: () => Env | Promise<Env>,
  found: RegExp,
  remedy: RegExp,
  state?: Finding['state'],
];

const PLANTED: Planted[] = [
  ['a wrong value', () => ({ POOL_SIZE: 'many' }), /POOL_SIZE must be/, /configuration\.md/],
  [
    'a secret given twice',
    async () => ({ APP_SECRET_FILE: await fileOf('x') }),
    /or APP_SECRET_FILE, not both/,
    /./,
  ],
  ['a secret’s file that is gone', () => ({ APP_SECRET: '', APP_SECRET_FILE: '/no/secret' }), /ENOENT/, /./],
  ['a misspelled variable', () => ({ SMTP_ULR: 'smtp://x' }), /did you mean SMTP_URL/, /Correct/, 'warning'],
  [
    'a guessable secret',
    () => ({ APP_SECRET: 'change-me-'.repeat(4) }),
    /easy to guess/,
    /openssl rand/,
    'warning',
  ],
  [
    'a guessable secret in production',
    () => ({ TALAASH_ENV: 'production', APP_SECRET: 'x'.repeat(32) }),
    /random secret/,
    /./,
  ],
  [
    'http in production',
    () => ({ TALAASH_ENV: 'production', BASE_URL: 'http://talaash.example' }),
    /to an https address/,
    /./,
  ],
  [
    'a secret that others can read',
    async () => ({ APP_SECRET: '', DATA_DIR: await openFolder(0o700, 0o644) }),
    /Other users/,
    /chmod 600/,
    'warning',
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: urlOf({ ...inject('cluster'), database: 'nowhere' }) }),
    /cannot be used.*check DATABASE_URL/,
    /doctor/,
  ],
  [
    'a user without rights',
    async () => ({
      DATABASE_URL: (
        await databaseAfter(
          'drop role if exists doctor_guest',
          'create role doctor_guest login',
          'grant usage on schema drizzle, pgboss to doctor_guest',
          'grant select on all tables in schema drizzle, pgboss to doctor_guest',
        )
      ).replace(/\/\/\w+@/, '//doctor_guest@'),
    }),
    /may not create tables/,
    /owner/,
  ],
  [
    'tables of a newer release',
    async () => ({
      DATABASE_URL: await databaseAfter(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)",
      ),
    }),
    /newer release/,
    /Run that release/,
  ],
  [
    'tables of an older release',
    async () => ({
      DATABASE_URL: await databaseAfter(
        'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
      ),
    }),
    /1 are not applied/,
    /Start the server/,
    'warning',
  ],
  ['a full disk', () => ({ FREE_DISK_MIN_MB: '900000000' }), /refuses uploads/, /Free up space/],
  [
    'a folder that everybody can write to',
    async () => ({ DATA_DIR: await openFolder(0o777, 0o600) }),
    /Every user of this machine can write to/,
    /chmod 750/,
    'warning',
  ],
  [
    'a folder that cannot be written',
    async () => ({ DATA_DIR: join(await fileOf(''), 'data') }),
    /cannot be written \(ENOTDIR\)/,
    /set another DATA_DIR/,
  ],
  [
    'a proxy that is not trusted',
    async () => ({ BASE_URL: await proxyTo(app.url) }),
    /All callers share one limit/,
    /Set TRUST_PROXY/,
  ],
  [
    'a proxy that reports another protocol',
    async () => ({ BASE_URL: await proxyTo(trusting.url) }),
    /the server sees https/,
    /X-Forwarded-Proto/,
  ],
  [
    'callers who can make up their address',
    () => ({ BASE_URL: trusting.url }),
    /forge the address/,
    /TRUST_PROXY/,
  ],
  [
    'an address of somebody else',
    async () => ({ BASE_URL: await serverThat(() => ({ body: 'Welcome' })) }),
    /is answered by something else/,
    /Set BASE_URL/,
  ],
  [
    'an address that leads elsewhere',
    async () => ({
      BASE_URL: await serverThat(() => ({
        status: 301,
        headers: { location: 'https://www.talaash.example/' },
      })),
    }),
    /redirects to/,
    /https:\/\/www\.talaash\.example/,
  ],
  [
    'an address at which nothing answers',
    () => ({ BASE_URL: 'http://127.0.0.1:1' }),
    /does not answer/,
    /proxy forwards/,
  ],
  [
    'a key that a provider refuses',
    async () => ({
      OPENSEARCH_USER: 'talaash',
      OPENSEARCH_PASSWORD: APP_SECRET,
      OPENSEARCH_URL: await serverThat(() => ({ status: 401, body: { message: 'Forbidden' } })),
    }),
    /OpenSearch answered with 401/,
    /Check the key/,
  ],
  [
    'a provider that cannot be reached',
    () => ({ OPENSEARCH_URL: 'http://127.0.0.1:1' }),
    /cannot be reached/,
    /Check the address in OPENSEARCH_URL/,
  ],
  [
    'a product that was closed by the command',
    async () => ({
      DATABASE_URL: await databaseAfter(
        "insert into installation_facts (name, value) values ('maintenance', 'true')",
      ),
    }),
    /closed for maintenance/,
    /maintenance -- off/,
    'warning',
  ],
  ['a closed server', () => ({ MAINTENANCE: 'on' }), /closed for maintenance/, /MAINTENANCE=off/, 'warning'],
  [
    'a queue on which nobody works',
    async () => ({ DATABASE_URL: await databaseAfter(job('message.mail', 'created')) }),
    /60 minutes overdue/,
    /Start a server/,
  ],
  [
    'a job that was given up',
    async () => ({ DATABASE_URL: await databaseAfter(job('dataExport.make', 'failed')) }),
    /1 jobs failed/,
    /in the log/,
  ],
  [
    'a mail that was given up',
    async () => ({ DATABASE_URL: await databaseAfter(job('mail.failed', 'created')) }),
    /1 emails could not/,
    /npm run mails/,
  ],
];

test.each(PLANTED)('%s is found, with its remedy', async (_what, env, found, remedy, state = 'trouble') => {
  const findings = await examine(await env());
  expect(findings).toContainEqual({
    check: expect.any(String),
    state,
    found: expect.stringMatching(found),
    remedy: expect.stringMatching(remedy),
  });
  expect(JSON.stringify(findings)).not.toContain(APP_SECRET);
});

test('a wrong clock is found', async () => {
  const findings = await examine({}, () => Date.now() + 60_000);
  expect(findings).toContainEqual(
    expect.objectContaining({
      state: 'trouble',
      found: expect.stringMatching(/60\.\d s behind/),
      remedy: expect.stringMatching(/NTP/),
    }),
  );
});

test('the command prints all findings, and ends with 1 when something is in trouble', async () => {
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...sound,
    FREE_DISK_MIN_MB: '900000000',
  };
  const command = commandArguments('doctor', '--json');
  const failed = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error: unknown) => error,
  );
  const { code, stdout } = failed as { code: number; stdout: string };
  expect(code).toBe(1);
  const findings = JSON.parse(stdout) as Finding[];
  expect(findings).toContainEqual(expect.objectContaining({ check: 'disk', state: 'trouble' }));
  expect(findings).toContainEqual({ check: 'database', state: 'fine', found: 'PostgreSQL 18 answers.' });
});
