import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { IDEMPOTENCY_LOST_SECONDS } from '@talaash/domain/api-key/limit';
import { isIdempotencyKey, REPEAT_LOST_SENTENCE, REPEAT_SENTENCES } from '@talaash/domain/api-key/repeat';
import { REPEAT_STATUS, type RepeatCode } from '@talaash/domain/base/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { programOf, type SignedInViewer, type Viewer } from '../call/viewer.ts';
import { repeatableCalls } from '../db/schema/api-key.ts';
import type { PlainAnswer } from './plain-call.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The header of an answer that was stored. */
export const REPLAYED_HEADER = 'idempotent-replayed';

/** While the first call is being made, the next try is worth it after so long. */
const RETRY_SECONDS = 1;

const repeatRefusal = (
  code: RepeatCode,
  message: string = REPEAT_SENTENCES[code],
): ORPCError<string, unknown> =>
  new ORPCError<string, unknown>(code, {
    status: REPEAT_STATUS[code],
    message,
    data: code === 'IDEMPOTENCY_KEY_IN_USE' ? { retryAfterSeconds: RETRY_SECONDS } : undefined,
  });

/** An answer, and whether the call may have had its effect though it failed. */
export type MadeAnswer = PlainAnswer & { isEffectUnknown: boolean };

type Repeatable = Pick<SignedInViewer, 'companyId'> & {
  program: string;
  keyHash: string;
  fingerprint: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A call of a program with an Idempotency-Key, by which it may be repeated; undefined for any other.
 * @throws IDEMPOTENCY_KEY_INVALID
 */
export function repeatableCall(request: FastifyRequest, viewer: Viewer): Repeatable | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  const program = programOf(viewer);
  if (key === undefined || program === undefined || viewer === null) return undefined;
  if (typeof key !== 'string' || !isIdempotencyKey(key)) throw repeatRefusal('IDEMPOTENCY_KEY_INVALID');
  const fingerprint = sha256(JSON.stringify([request.method, request.url, request.body]));
  return { program, companyId: viewer.companyId, keyHash: sha256(key), fingerprint };
}

/**
 * Makes a call once for each Idempotency-Key, on all nodes: the row of the key is stored before the call, and a unique index lets
 * one win. What a call answered that had its effect, or may have had it, is kept: 2xx and 500. If the database broke off, even its
 * commit may have happened: the key stays in use without an answer, as that of a node that died. After any other answer the call has
 * changed nothing, so the key is free again.
 *
 * @throws IDEMPOTENCY_KEY_REUSED for another call or body, IDEMPOTENCY_KEY_IN_USE while the first call is being made
 */
export async function makeOnce(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { companyId, ...call }: Repeatable,
  make: () => Promise<MadeAnswer>,
): Promise<PlainAnswer & { isReplayed: boolean }> {
  if (companyId === null) {
    const { status, body } = await make();
    return { status, body, isReplayed: false };
  }
  const { rowCount } = await db
    .insert(repeatableCalls)
    .values({ ...call, companyId, startedIsoDateTimeUtc: sql`now()` })
    .onConflictDoNothing();
  if (rowCount === 0) return replay(db, call);
  const isOwn = and(
    eq(repeatableCalls.program, call.program),
    eq(repeatableCalls.keyHash, call.keyHash),
    isNull(repeatableCalls.status),
  );
  const free = () => db.delete(repeatableCalls).where(isOwn);
  let answer: PlainAnswer;
  try {
    const { isEffectUnknown, ...made } = await make();
    answer = made;
    if (isEffectUnknown) return { ...answer, isReplayed: false };
  } catch (error) {
    await free();
    throw error;
  }
  try {
    await (isKept(answer) ? db.update(repeatableCalls).set(answer).where(isOwn) : free());
  } catch (error) {
    // The caller gets the answer all the same. The key stays in use, so that the call is not made twice.
    log.error({ err: error }, 'The answer to a call with an Idempotency-Key was not stored.');
  }
  return { ...answer, isReplayed: false };
}

const isKept = ({ status }: PlainAnswer): boolean => status < 300 || status === 500;

async function replay(
  db: Deps['db'],
  call: Omit<Repeatable, 'companyId'>,
): Promise<PlainAnswer & { isReplayed: boolean }> {
  const { fingerprint, status, body, startedIsoDateTimeUtc: startedAt } = repeatableCalls;
  const [stored] = await db
    .select({
      fingerprint,
      status,
      body,
      isLost: sql<boolean>`${startedAt} < now() - make_interval(secs => ${IDEMPOTENCY_LOST_SECONDS})`,
    })
    .from(repeatableCalls)
    .where(and(eq(repeatableCalls.program, call.program), eq(repeatableCalls.keyHash, call.keyHash)));
  // It was freed since.
  if (!stored) throw repeatRefusal('IDEMPOTENCY_KEY_IN_USE');
  if (stored.fingerprint !== call.fingerprint) throw repeatRefusal('IDEMPOTENCY_KEY_REUSED');
  if (stored.status !== null && stored.body !== null)
    return { status: stored.status, body: stored.body, isReplayed: true };
  throw repeatRefusal('IDEMPOTENCY_KEY_IN_USE', stored.isLost ? REPEAT_LOST_SENTENCE : undefined);
}
