import { SEAT_SENTENCES } from '@talaash/domain/seat/words';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { subscriptionCalls } from '../../../test/subscription.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { localPayments, localSubscriptions } from '../../db/schema/local-payment.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { eraseDueAccounts } from '../account/erase.ts';
import { mailSubscription } from '../notice/subscription-mail.ts';
import { setSeats } from './seat.ts';
import { settleSubscription } from './settle.ts';

const mails: Mail[] = [];
const priced = await testApp({
  env: { SEAT_PRICE_IN_DOLLARS: '10' },
  instead: { mailer: { send: async (mail) => void mails.push(mail) } },
});
const free = await testApp();
const { client, company, deps, member, person } = priced;
const { replaceProvider, press, subscribe } = subscriptionCalls(priced);

const calls = (as: Person) => client(as).companyMember;
const invite = async (owner: CompanyPerson, someone: Person) =>
  (await calls(owner).invite({ email: someone.email, role: 'recruiter' })).memberInvitationId;
const away = async () => {
  throw new ProviderFault('unreachable', 'It is away.');
};

/** A company with premium and so many seats. */
async function companyOf(taken: number) {
  const owner = await company();
  const members = await Promise.all(Array.from({ length: taken - 1 }, () => member(owner, 'viewer')));
  const portal = await subscribe(owner);
  await runJobs();
  return { owner, members, portal };
}

const chargedSeats = async ({ companyId }: CompanyPerson) => {
  const [row] = await deps.db
    .select()
    .from(localSubscriptions)
    .where(and(eq(localSubscriptions.companyId, companyId), eq(localSubscriptions.isActive, true)));
  return row?.paidSeats;
};

/** Runs the queued jobs about seats, as the workers of a node do. @returns how many there were */
async function runJobs(): Promise<number> {
  const { rows } = await deps.database.pool.query<{ data: { companyId: string } }>(
    `delete from pgboss.job where name = 'subscription.setSeats' and state < 'active' returning data`,
  );
  await Promise.all(rows.map(({ data }) => setSeats(deps, data.companyId)));
  return rows.length;
}

describe('a seat past the included ones', () => {
  test('is shown with its price, charged when the person joins, and given back when they leave', async () => {
    const { owner, portal } = await companyOf(3);
    expect((await calls(owner).list()).seats).toEqual({ taken: 3, priceInDollars: 10 });
    expect(await chargedSeats(owner)).toBe(0);
    const someone = await person();
    const memberInvitationId = await invite(owner, someone);
    expect(await chargedSeats(owner)).toBe(0);
    await calls(someone).accept({ memberInvitationId });
    expect(await chargedSeats(owner)).toBe(1);
    await runJobs();
    expect(await chargedSeats(owner)).toBe(1);
    expect((await client(owner).subscription.get()).seats).toEqual({ taken: 4, priceInDollars: 10 });
    await press(`${portal}/renew`);
    const { paymentCustomerId } = (await customerOf(owner)) ?? {};
    const amounts = await deps.db
      .select({ cents: localPayments.amountInCents })
      .from(localPayments)
      .where(eq(localPayments.paymentCustomerId, paymentCustomerId ?? ''))
      .orderBy(localPayments.amountInCents);
    expect(amounts.map(({ cents }) => cents)).toEqual([2500, 3500]);
    const page = await (await priced.request(portal)).text();
    expect(page).toContain('$35 per month');
    await calls(someone).leave({});
    await runJobs();
    expect(await chargedSeats(owner)).toBe(0);
  });

  test('keeps the person out while the provider is away, and changes nothing', async () => {
    const { owner } = await companyOf(3);
    const someone = await person();
    const memberInvitationId = await invite(owner, someone);
    replaceProvider({ setSeats: away });
    await expect(calls(someone).accept({ memberInvitationId })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: SEAT_SENTENCES.notTaken,
    });
    expect(await calls(owner).list()).toMatchObject({
      members: { length: 3 },
      invitations: [{ memberInvitationId }],
    });
    expect((await calls(someone).listOwn()).memberships).toEqual([]);
  });

  test('is given back if the invitation is withdrawn while it is taken', async () => {
    const { owner } = await companyOf(3);
    const someone = await person();
    const memberInvitationId = await invite(owner, someone);
    const { setSeats: before } = deps.payments;
    replaceProvider({
      setSeats: async (...given) => {
        await before(...given);
        await calls(owner).revokeInvitation({ memberInvitationId });
      },
    });
    await expect(calls(someone).accept({ memberInvitationId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await chargedSeats(owner)).toBe(1);
    await runJobs();
    expect(await chargedSeats(owner)).toBe(0);
  });

  test('is counted right after several join and leave at once', async () => {
    const { owner, members } = await companyOf(4);
    const people = await Promise.all([person(), person(), person()]);
    const ids = await Promise.all(people.map((someone) => invite(owner, someone)));
    await Promise.all([
      ...people.map((someone, at) => calls(someone).accept({ memberInvitationId: ids[at] ?? '' })),
      ...members.slice(0, 1).map((leaving) => calls(leaving).leave({})),
    ]);
    expect(await runJobs()).toBe(4);
    expect((await calls(owner).list()).seats.taken).toBe(6);
    expect(await chargedSeats(owner)).toBe(3);
  });

  test('never keeps a member in: a removal needs no provider, and the job is retried', async () => {
    const { owner, members } = await companyOf(5);
    expect(await chargedSeats(owner)).toBe(2);
    const { setSeats: before } = deps.payments;
    replaceProvider({ setSeats: away });
    await calls(owner).remove({ uid: members[0]?.uid ?? '' });
    expect((await calls(owner).list()).seats.taken).toBe(4);
    await expect(setSeats(deps, owner.companyId)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    Object.assign(deps.payments, { setSeats: before });
    expect(await runJobs()).toBe(1);
    expect(await chargedSeats(owner)).toBe(1);
  });

  test('is given back when a member deletes the account', async () => {
    const { owner, members } = await companyOf(4);
    const { uid = '' } = members[0] ?? {};
    const dueAt = new Date(deps.now() - 1000).toISOString();
    await deps.db.insert(accountDeletions).values({ uid, dueAt, isNow: true });
    await eraseDueAccounts(deps);
    await runJobs();
    expect(await chargedSeats(owner)).toBe(0);
  });
});

const customerOf = async ({ companyId }: CompanyPerson) =>
  (await deps.db.select().from(localSubscriptions).where(eq(localSubscriptions.companyId, companyId)))[0];

test('a company without a paid plan pays for no seats, and for all of them once it has one', async () => {
  const owner = await company();
  for (const someone of await Promise.all([person(), person(), person()]))
    await calls(someone).accept({ memberInvitationId: await invite(owner, someone) });
  await runJobs();
  expect(await customerOf(owner)).toBeUndefined();
  const portal = await subscribe(owner);
  await runJobs();
  expect(await chargedSeats(owner)).toBe(1);
  await press(`${portal}/end`);
  await subscribe(owner);
  await runJobs();
  expect(await chargedSeats(owner)).toBe(1);
});

test.each(['started', 'resumed'] as const)(
  'the mail %s says what premium costs with its seats',
  async (change) => {
    const { owner } = await companyOf(5);
    const { companyId, uid } = owner;
    await mailSubscription(deps, { companyId, change, at: new Date(deps.now()).toISOString(), uid });
    expect(mails.findLast(({ to }) => to === owner.email)?.text).toContain(
      '$45 per month: $25 for the plan, and $20 for 2 seats.',
    );
  },
);

test('a seat that was lost at the provider is found when the subscription is read', async () => {
  const { owner } = await companyOf(4);
  await deps.db
    .update(localSubscriptions)
    .set({ paidSeats: 7 })
    .where(eq(localSubscriptions.companyId, owner.companyId));
  await settleSubscription(deps, owner.companyId);
  expect(await runJobs()).toBe(1);
  expect(await chargedSeats(owner)).toBe(1);
  await settleSubscription(deps, owner.companyId);
  expect(await runJobs()).toBe(0);
});

test('without a price, the provider is never asked about seats', async () => {
  const paying = subscriptionCalls(free);
  const { hiring } = await paying.subscribed();
  paying.replaceProvider({ setSeats: away });
  await Promise.all([1, 2, 3].map(() => free.member(hiring, 'viewer')));
  const someone = await free.person();
  const { memberInvitationId } = await free
    .client(hiring)
    .companyMember.invite({ email: someone.email, role: 'viewer' });
  await free.client(someone).companyMember.accept({ memberInvitationId });
  expect((await free.client(hiring).companyMember.list()).seats).toEqual({ taken: 5, priceInDollars: null });
  const { rows } = await free.deps.database.pool.query(
    `select from pgboss.job where name = 'subscription.setSeats'`,
  );
  expect(rows).toEqual([]);
});
