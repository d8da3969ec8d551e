import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { commandArguments, commandEnvironment } from '../../test/command.ts';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { users } from '../db/schema/account.ts';
import { adminActions } from '../db/schema/admin-action.ts';
import { openJobs } from '../jobs/queue.ts';
import { grantAdmin, readAdminGrant } from './grant-admin-command.ts';

const database = await testDatabase();
const { db, connection, pool } = database;
const jobs = await openJobs({ database, log: quietLog });
afterAll(() => jobs.close());

const given = (...args: string[]) => grantAdmin({ db, jobs, now: Date.now }, readAdminGrant(args));

const mailed = async () =>
  (
    await pool.query(
      "select data->>'uid' as uid, data->>'mail' as mail from pgboss.job where name = 'account.mail'",
    )
  ).rows;

/** Runs the command as a person does; returns what it prints and its exit code. */
async function run(...args: string[]) {
  const env = commandEnvironment(connection);
  return promisify(execFile)(process.execPath, commandArguments('grant-admin', ...args), { env }).then(
    ({ stdout }) => ({ code: 0, says: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, says: stderr.trim() }),
  );
}

test.each([[[]], [['--revoke']], [['--help']], [['a@people.test', 'b@people.test']]])(
  '%j says its usage',
  (args) => {
    expect(() => readAdminGrant(args)).toThrow(StartRefusal);
    expect(() => readAdminGrant(args)).toThrow(
      /^npm run grant-admin -- person@example.com .*\nnpm run grant-admin -- --revoke /,
    );
  },
);

test('an unknown email is refused', async () => {
  expect(await run('nobody@people.test')).toEqual({
    code: 1,
    says: 'No account has the email nobody@people.test. Sign up first.',
  });
});

test('an account becomes an admin and loses the right again, no other does, and the trail and a mail say so once', async () => {
  await db.insert(users).values([
    { id: 'asha', name: 'Asha Rao', email: 'asha@people.test', emailVerified: true },
    { id: 'other', name: 'Other', email: 'other@people.test', emailVerified: true },
  ]);
  expect(await run('Asha@people.test')).toEqual({ code: 0, says: 'asha@people.test is now an admin.' });
  const admins = () => db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  expect(await admins()).toEqual([{ id: 'asha' }]);
  await given('asha@people.test');
  expect(await given('--revoke', 'asha@people.test')).toBe('asha@people.test is no longer an admin.');
  expect(await admins()).toEqual([]);
  expect(await mailed()).toEqual([{ uid: 'asha', mail: 'adminGranted' }]);
  const trail = await db.select().from(adminActions).orderBy(adminActions.createdIsoDateTimeUtc);
  const row = { adminUid: COMMAND_LINE_UID, uid: 'asha' };
  expect(trail).toMatchObject([
    { ...row, act: 'account.adminGranted', before: { isAdmin: false }, after: { isAdmin: true } },
    { ...row, act: 'account.adminRevoked', before: { isAdmin: true }, after: { isAdmin: false } },
  ]);
});
