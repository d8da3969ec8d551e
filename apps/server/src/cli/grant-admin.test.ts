import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { users } from '../db/schema/account.ts';

// Each starts a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const { db, connection } = await testDatabase();

const command = join(import.meta.dirname, 'grant-admin.ts');

/** Runs the command as a person does; returns what it prints and its exit code. */
async function grantAdmin(...args: string[]) {
  const { host, port, user } = inject('cluster');
  const name = 'database' in connection ? connection.database : '';
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
  };
  const run = promisify(execFile)(process.execPath, [command, ...args], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, says: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, says: stderr.trim() }),
  );
}

test('without an email it prints its usage', async () => {
  expect(await grantAdmin()).toEqual({
    code: 1,
    says: 'Say whom: npm run grant-admin -- person@example.com',
  });
});

test('an unknown email is refused', async () => {
  expect(await grantAdmin('nobody@people.test')).toEqual({
    code: 1,
    says: 'No account has the email nobody@people.test. Sign up first.',
  });
});

test('an account becomes an admin, and no other', async () => {
  await db.insert(users).values([
    { id: 'asha', name: 'Asha Rao', email: 'asha@people.test', emailVerified: true },
    { id: 'other', name: 'Other', email: 'other@people.test', emailVerified: true },
  ]);
  expect(await grantAdmin('Asha@people.test')).toEqual({
    code: 0,
    says: 'asha@people.test is an admin now.',
  });
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  expect(admins).toEqual([{ id: 'asha' }]);
});
