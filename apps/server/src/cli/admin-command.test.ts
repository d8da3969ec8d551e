import { EVERYBODY } from '@talaash/talent-index/everybody';
import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { DISABLE_REASON_LENGTH_MIN } from '@talaash/domain/admin-account/limit';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { savingTalents } from '../../test/saved-talent.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { rateLimits, sessions, twoFactors, users } from '../db/schema/account.ts';
import { adminActions } from '../db/schema/admin-action.ts';
import { readAdminCommand, runAdminCommand } from './admin-command.ts';
import { parsed, Usage } from './command.ts';

const app = await testApp();
const { deps } = app;

const admin = (...args: string[]) => runAdminCommand(deps, readAdminCommand(args));

const trailOf = (uid: string) => deps.db.select().from(adminActions).where(eq(adminActions.uid, uid));

const reason = 'It copies profiles.'.padEnd(DISABLE_REASON_LENGTH_MIN, '.');

describe('the usage is said', () => {
  test.each([
    [[]],
    [['destroy']],
    [['constructor']],
    [['disable', 'a@people.test']],
    [['prune', 'all']],
    [['--all']],
  ])('instead of %j', (args) => {
    expect(() => readAdminCommand(args)).toThrow(Usage);
    expect(() => readAdminCommand(args)).toThrow(
      /^npm run admin -- grant-admin EMAIL +makes an account an admin\n/,
    );
  });

  test('when it is asked for, which is no failure', () => {
    for (const help of ['--help', '-h'])
      expect(() => parsed([help], 'usage', {})).toThrow(expect.objectContaining({ isAsked: true }));
    expect(() => parsed(['--wrong'], 'usage', {})).toThrow(expect.objectContaining({ isAsked: false }));
  });
});

test.each(['grant-admin', 'revoke-admin', 'end-sessions', 'reset-second-factor'])(
  '%s refuses an email that no account has',
  async (verb) => {
    const refused = admin(verb, 'nobody@people.test');
    await expect(refused).rejects.toThrow('No account has the email nobody@people.test.');
    await expect(refused).rejects.toBeInstanceOf(StartRefusal);
  },
);

test('an account becomes an admin and loses the right', async () => {
  const { uid, email } = await app.person();
  expect(await admin('grant-admin', ` ${email.toUpperCase()} `)).toBe(`${email} is now an admin.`);
  expect(await admin('revoke-admin', email)).toBe(`${email} is no longer an admin.`);
  expect((await trailOf(uid)).map(({ act }) => act)).toEqual([
    'account.adminGranted',
    'account.adminRevoked',
  ]);
});

test('an account is disabled, signed out and enabled as by an admin', async () => {
  const person = await app.person();
  await expect(admin('disable', person.email, '')).rejects.toBeInstanceOf(StartRefusal);
  await expect(admin('enable', person.email, reason)).rejects.toBeInstanceOf(StartRefusal);
  expect(await trailOf(person.uid)).toEqual([]);
  expect(await admin('disable', person.email, reason)).toBe(`${person.email} is disabled.`);
  expect(await deps.db.select().from(sessions).where(eq(sessions.userId, person.uid))).toEqual([]);
  await expect(admin('disable', person.email, reason)).rejects.toBeInstanceOf(StartRefusal);
  expect(await admin('enable', person.email, reason)).toBe(`${person.email} is enabled again.`);
  expect(await trailOf(person.uid)).toMatchObject([
    { act: 'account.disabled', adminUid: COMMAND_LINE_UID, after: { isDisabled: true, reason } },
    { act: 'account.enabled', adminUid: COMMAND_LINE_UID, after: { isDisabled: false, reason } },
  ]);
});

test('the sessions of an account end', async () => {
  const person = await app.person();
  expect(await admin('end-sessions', person.email)).toBe(`${person.email} is logged out on all devices.`);
  expect(await deps.db.select().from(sessions).where(eq(sessions.userId, person.uid))).toEqual([]);
  expect(await trailOf(person.uid)).toMatchObject([{ act: 'account.sessionsEnded' }]);
});

test('the search index reads everybody again, and old rows are deleted', async () => {
  const { savedTalent } = savingTalents(app);
  const { talentId } = await savedTalent({ jobTitle: 'Falconer' });
  const question = { ...EVERYBODY, text: 'Falconer' };
  const found = async () =>
    (await deps.talentIndex.search(question)).hits.some((hit) => hit.talentId === talentId);
  await vi.waitFor(async () => expect(await found()).toBe(true), { interval: 20, timeout: 60_000 });
  await deps.talentIndex.apply({ upserts: [], removals: [talentId] });
  expect(await found()).toBe(false);
  expect(await admin('reindex')).toMatch(/^Every running server indexes 1 talent again/);
  await vi.waitFor(async () => expect(await found()).toBe(true), { interval: 20, timeout: 60_000 });

  await deps.db.insert(rateLimits).values({ key: 'old', count: 1, lastRequest: 0 });
  expect(await admin('prune')).toBe('Expired data is deleted.');
  expect(await deps.db.select().from(rateLimits).where(eq(rateLimits.key, 'old'))).toEqual([]);
  expect(await admin('resend')).toBe('0 emails will be sent again.');
});

test('a lost second factor is reset once, and the sessions end', async () => {
  const person = await app.person();
  expect(await admin('reset-second-factor', person.email)).toBe(`${person.email} has no second factor.`);
  await deps.db
    .insert(twoFactors)
    .values({ id: 'lost', userId: person.uid, secret: 's', backupCodes: 'b', verified: true });
  await deps.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.uid));
  expect(await admin('reset-second-factor', person.email)).toBe(
    `${person.email} no longer has a second factor and is logged out on all devices.`,
  );
  const [account] = await deps.db.select().from(users).where(eq(users.id, person.uid));
  expect(account?.twoFactorEnabled).toBe(false);
  expect(await deps.db.select().from(twoFactors).where(eq(twoFactors.userId, person.uid))).toEqual([]);
  expect(await deps.db.select().from(sessions).where(eq(sessions.userId, person.uid))).toEqual([]);
  expect(await trailOf(person.uid)).toMatchObject([
    { act: 'account.secondFactorReset', adminUid: COMMAND_LINE_UID },
  ]);
});
