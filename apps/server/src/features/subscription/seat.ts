import { paidSeats } from '@talaash/domain/seat/rule';
import type { Seats } from '@talaash/domain/seat/schema';
import { SEAT_SENTENCES } from '@talaash/domain/seat/words';
import { eq } from 'drizzle-orm';
import type { Customer } from '../../adapters/payments/port.ts';
import type { Deps } from '../../call/deps.ts';
import type { Db, Tx } from '../../db/client.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { askProvider } from './provider.ts';
import { readStored } from './queries.ts';

type Reading = Pick<Deps, 'config'> & { db: Pick<Db, '$count'> };

/** The seats of a company, with its owner. */
export async function readSeats({ config, db }: Reading, companyId: string): Promise<Seats> {
  const members = await db.$count(companyMembers, eq(companyMembers.companyId, companyId));
  return { taken: 1 + members, priceInDollars: config.seatPriceInDollars };
}

/** The company as the provider knows it; undefined while it has no paid plan. */
async function readPayer(db: Db, companyId: string): Promise<Customer | undefined> {
  const stored = await readStored(db, companyId);
  if (!stored?.hasPremiumAccess || stored.paymentCustomerId === null) return undefined;
  return { companyId, paymentCustomerId: stored.paymentCustomerId };
}

type Asking = Pick<Deps, 'config' | 'db' | 'log' | 'payments'>;

/**
 * Adds the seat of a person at the provider before they join.
 * @throws SERVICE_UNAVAILABLE if the provider does not answer: then nobody joins
 */
export async function takeSeat(deps: Asking, companyId: string): Promise<void> {
  const seats = await readSeats(deps, companyId);
  const wanted = paidSeats({ ...seats, taken: seats.taken + 1 });
  const customer = wanted > 0 ? await readPayer(deps.db, companyId) : undefined;
  if (customer)
    await askProvider(deps, (payments) => payments.setSeats(customer, wanted), SEAT_SENTENCES.notTaken);
}

/** Queues the job that makes the provider charge for the seats that are taken. Does nothing while seats are free. */
export async function queueSeats(
  { config, jobs }: Pick<Deps, 'config' | 'jobs'>,
  companyId: string,
  tx?: Tx,
): Promise<void> {
  if (config.seatPriceInDollars === null) return;
  await jobs.send('subscription.setSeats', { companyId }, tx ? { tx } : {});
}

/** How often the members may change while the provider answers before the job is retried. */
const TRIES_MAX = 20;

/**
 * Makes the provider charge for the seats that are taken. Of several at once, the one whose answer comes last counts again
 * after it, so the last quantity is the right one.
 */
export async function setSeats(deps: Asking, companyId: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const customer = await readPayer(deps.db, companyId);
    if (!customer) return;
    const wanted = paidSeats(await readSeats(deps, companyId));
    await askProvider(deps, (payments) => payments.setSeats(customer, wanted));
    if (wanted === paidSeats(await readSeats(deps, companyId))) return;
  }
  throw new Error('The members of a company changed faster than its seats could be set.');
}
