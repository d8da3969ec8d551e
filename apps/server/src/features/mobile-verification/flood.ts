import { type CodeTally, isCodeFlood } from '@talaash/domain/mobile-verification/rule';
import { ONE_TIME_CODE_SENTENCES } from '@talaash/domain/mobile-verification/words';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db, Tx } from '../../db/client.ts';
import { numberPrefix, oneTimeCodeFloods, oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';

/** A code to be sent; `ip` is the network that limits count as one caller. */
export type CodeSend = Pick<
  typeof oneTimeCodeSends.$inferInsert,
  'uid' | 'mobileNumberE164' | 'countryCode' | 'ip'
>;

export type FloodLimits = Config['oneTimeCodes'];

/** Many unverified codes, and what they have in common. */
export type Flood = CodeTally & { by: FloodKind; value: string; retryAfterSeconds: number };
type FloodKind = Exclude<OperatorTold['by'], 'cost'>;

/** What the operator is alerted to, with numbers for the log. */
type OperatorTold = { by: (typeof oneTimeCodeFloods.$inferSelect)['by']; value: string } & Record<
  string,
  unknown
>;

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The same as `numberPrefix` in the database. */
export const prefixOf = (mobileNumberE164: string): string => mobileNumberE164.slice(0, -4);

/** The flood that one more code would belong to: of its number prefix, or of its network. */
export async function findFlood(
  tx: Tx,
  { mobileNumberE164, ip }: CodeSend,
  { nowMs, limits }: { nowMs: number; limits: FloodLimits },
): Promise<Flood | undefined> {
  const prefix = prefixOf(mobileNumberE164);
  const ofPrefix = eq(numberPrefix(oneTimeCodeSends.mobileNumberE164), prefix);
  const sinceMs = nowMs - DAY_MS;
  const tallies = await tallyQuery(tx, { by: 'prefix', value: prefix, isIn: ofPrefix, sinceMs }).unionAll(
    tallyQuery(tx, { by: 'network', value: ip, isIn: eq(oneTimeCodeSends.ip, ip), sinceMs }),
  );
  const flood = tallies.find((tally) => isFlood(tally, limits));
  if (!flood) return undefined;
  const { firstSentAt, ...found } = flood;
  const firstMs = firstSentAt === null ? nowMs : Date.parse(firstSentAt);
  return { ...found, retryAfterSeconds: Math.ceil((firstMs + DAY_MS - nowMs) / 1000) };
}

const FREE = {
  prefix: 'unverifiedPerPrefix',
  network: 'unverifiedPerNetwork',
  country: 'alertPerCountry',
} as const satisfies Record<FloodKind, keyof FloodLimits>;

const isFlood = (tally: CodeTally & { by: FloodKind }, limits: FloodLimits): boolean =>
  isCodeFlood(tally, { free: limits[FREE[tally.by]], verifiedPercent: limits.verifiedPercent });

type Group = { by: FloodKind; value: string; isIn: SQL; sinceMs: number };

/** How many codes of a group were verified, and when the first of the others was sent. */
function tallyQuery(db: Db | Tx, { by, value, isIn, sinceMs }: Group) {
  const { sentAt, verifiedAt } = oneTimeCodeSends;
  return db
    .select({
      by: sql<FloodKind>`${by}::text`.as('by'),
      value: sql<string>`${value}::text`.as('value'),
      unverified: sql<number>`(count(*) filter (where ${verifiedAt} is null))::int`.as('unverified'),
      verified: sql<number>`count(${verifiedAt})::int`.as('verified'),
      firstSentAt: sql<string | null>`min(${sentAt}) filter (where ${verifiedAt} is null)`
        .mapWith(sentAt)
        .as('first_sent_at'),
    })
    .from(oneTimeCodeSends)
    .where(and(isIn, gt(sentAt, new Date(sinceMs).toISOString())));
}

/** The refusal of a code that belongs to a flood. The operator is alerted. */
export async function refuseFlood(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  flood: Flood,
): Promise<ReturnType<typeof refusal>> {
  const { by, value, unverified, verified, retryAfterSeconds } = flood;
  await tellOperator(deps, { by, value, unverified, verified }, DAY_MS);
  const sentence =
    by === 'network' ? ONE_TIME_CODE_SENTENCES.networkFlood : ONE_TIME_CODE_SENTENCES.prefixFlood;
  return refusal('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds });
}

/**
 * Alerts the operator if few of many codes to a country are verified: an attack from very many networks, which no limit stops, or
 * a provider that does not deliver. Nothing is refused, because that would block a whole country.
 */
export async function watchCountry(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'config'>,
  countryCode: string,
): Promise<void> {
  const isIn = eq(oneTimeCodeSends.countryCode, countryCode);
  const group = { by: 'country' as const, value: countryCode, isIn, sinceMs: deps.now() - HOUR_MS };
  const [tally] = await tallyQuery(deps.db, group);
  if (!tally || !isFlood(tally, deps.config.oneTimeCodes)) return;
  const { by, value, unverified, verified } = tally;
  await tellOperator(deps, { by, value, unverified, verified }, HOUR_MS);
}

/** Logs an error once in this time, on one of all nodes. It logs a prefix, never a whole number. */
export async function tellOperator(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  { by, value, ...numbers }: OperatorTold,
  spanMs: number,
): Promise<void> {
  const toldAt = new Date(now()).toISOString();
  const before = new Date(now() - spanMs).toISOString();
  const [told] = await db
    .insert(oneTimeCodeFloods)
    .values({ by, value, toldAt })
    .onConflictDoUpdate({
      target: [oneTimeCodeFloods.by, oneTimeCodeFloods.value],
      set: { toldAt },
      setWhere: lt(oneTimeCodeFloods.toldAt, before),
    })
    .returning();
  if (!told) return;
  log.error({ [by]: value, ...numbers, hours: spanMs / HOUR_MS }, MESSAGES[by]);
  await db
    .delete(oneTimeCodeFloods)
    .where(lt(oneTimeCodeFloods.toldAt, new Date(now() - 2 * DAY_MS).toISOString()));
}

const MESSAGES: Record<OperatorTold['by'], string> = {
  network: 'A network requested many one-time codes that nobody verified. It gets no more for now.',
  prefix: 'Many one-time codes to one number prefix were not verified. It gets no more for now.',
  country: 'Few of the many one-time codes to a country were verified: a flood, or codes that do not arrive.',
  cost: 'A country used up ONE_TIME_CODES_PER_COUNTRY_A_DAY. Nobody there gets a one-time code until the day is over.',
};
