import type { AiReviewResponse, HumanReviewResponse } from '@talaash/domain/review/schema';
import { isApproved } from '@talaash/domain/review/rule';
import type { TalentImportLine } from '@talaash/domain/talent-import/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newRecordId } from '../base/record-id.ts';
import type { Deps } from '../call/deps.ts';
import type { Tx } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { askReviewer } from '../reviewed/ask.ts';
import { copyRows, inTransaction } from '../seed/copy.ts';
import { savedEvents, type StoredTalent, storeTalents } from '../seed/crowd.ts';
import { type ReadLine, readTalentLines } from './talent-lines.ts';

type ImportDeps = Pick<Deps, 'database' | 'events' | 'jobs' | 'log' | 'now' | 'reviewer'>;

export type ImportOptions = {
  /** Whether the operator vouches for the profiles, so that none is reviewed. */
  isReviewed: boolean;
  /** Whether each new account is mailed a link that sets its first password. */
  isMailed: boolean;
  /** Called for each line that is refused, in the order of the file. */
  onRefused(line: number, sentence: string): void;
  /** Called now and then with the number of lines that are done. */
  onProgress(lines: number): void;
};

export type ImportResult = {
  stored: number;
  /** Lines whose account exists already. Nothing of them is changed. */
  known: number;
  refused: number;
  /** How many of the stored did not pass the review, so that they are not in search. */
  failed: number;
  /** How many of the stored wait for the reviewer, which did not answer. */
  queued: number;
  /** Lines that named a picture or a resume: files do not come along. */
  withFiles: number;
};

const BATCH = 1000;

/** So that only one import runs at a time on a database. */
const IMPORT_LOCK = 4_207_003;

const VOUCHED: HumanReviewResponse = {
  reviewStatus: 'pass',
  commentsMarkdown: 'Reviewed before the import.',
};

type NewTalent = StoredTalent & { isReviewQueued: boolean };

/**
 * Adds the talents of a file of JSON lines, with their accounts, in transactions of a thousand. A line whose email has an
 * account changes nothing, so that a file may be repeated: after an interruption, or with its refused lines mended. Nodes
 * that run on the same database index the new people by their events.
 */
export async function importTalents(
  deps: ImportDeps,
  file: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = { stored: 0, known: 0, refused: 0, failed: 0, queued: 0, withFiles: 0 };
  let storing = Promise.resolve();
  let lines = 0;
  let batch: TalentImportLine[] = [];
  const flush = async () => {
    const full = batch;
    batch = [];
    const at = lines;
    // One batch is stored while the next is read and checked.
    await storing;
    storing = storeBatch(deps, full, options, result).then(() => options.onProgress(at));
    storing.catch(() => undefined);
  };
  for await (const read of readTalentLines(file)) {
    lines += 1;
    if ('refused' in read) refuse(read, options, result);
    else if (batch.push(read.talent) === BATCH) await flush();
  }
  await flush();
  await storing;
  await deps.database.pool.query('analyze users, user_profiles, talents, talent_profiles, events');
  return result;
}

function refuse(
  { line, refused }: Extract<ReadLine, { refused: string }>,
  { onRefused }: ImportOptions,
  result: ImportResult,
): void {
  result.refused += 1;
  onRefused(line, refused);
}

async function storeBatch(
  deps: ImportDeps,
  batch: readonly TalentImportLine[],
  options: ImportOptions,
  result: ImportResult,
): Promise<void> {
  const known = await readTaken(
    deps.database.pool,
    'select email as taken from users where email = any($1)',
    batch.map(({ email }) => email),
  );
  const reviewed: NewTalent[] = [];
  for (const line of batch) if (!known.has(line.email)) reviewed.push(await toNewTalent(deps, line, options));
  const stored = await againWhenTaken(() =>
    inTransaction(deps.database, (client) => storeNew(deps, client, reviewed, options)),
  );
  deps.events.ring();
  result.stored += stored.length;
  result.known += batch.length - stored.length;
  result.queued += stored.filter(({ isReviewQueued }) => isReviewQueued).length;
  result.failed += stored.filter((one) => !one.isReviewQueued && !isApproved(one)).length;
  result.withFiles += batch.filter(
    ({ talentProfile }) => talentProfile.profilePicture ?? talentProfile.resume,
  ).length;
}

/** Pictures and resumes are left out: the file names them, but does not hold them. */
async function toNewTalent(
  { log, now, reviewer }: ImportDeps,
  { email, talentProfile }: TalentImportLine,
  { isReviewed }: ImportOptions,
): Promise<NewTalent> {
  const { key, isRedacted: _, createdIsoDateTimeUtc, updatedIsoDateTimeUtc, ...fields } = talentProfile;
  const updated = updatedIsoDateTimeUtc ?? createdIsoDateTimeUtc ?? new Date(now()).toISOString();
  const created = createdIsoDateTimeUtc ?? updated;
  const profile: TalentProfile = {
    ...fields,
    key: key ?? { talentId: newRecordId() },
    createdIsoDateTimeUtc: created < updated ? created : updated,
    updatedIsoDateTimeUtc: updated,
    profilePicture: undefined,
    resume: undefined,
  };
  const verdict = isReviewed
    ? undefined
    : await askReviewer(log, () => reviewer.reviewTalentProfile(profile));
  return { uid: newRecordId(), email, profile, ...reviewOf(isReviewed, verdict) };
}

const reviewOf = (
  isReviewed: boolean,
  verdict: AiReviewResponse | undefined,
): Omit<NewTalent, 'uid' | 'email' | 'profile'> => ({
  ...(verdict ? { aiReviewResponse: verdict } : {}),
  ...(isReviewed ? { humanReviewResponse: VOUCHED } : {}),
  aiReviewCount: verdict ? 1 : 0,
  isReviewQueued: !isReviewed && !verdict,
});

/** Somebody may sign up with one of the addresses between the look and the commit. The next look sees it. */
async function againWhenTaken<Result>(store: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store();
    } catch (error) {
      if (tries === 3 || !isUniqueViolation(error)) throw error;
    }
  }
}

/** Stores those whose email is still free. A talent id that is taken is replaced. */
async function storeNew(
  { jobs, now }: ImportDeps,
  client: pg.PoolClient,
  reviewed: readonly NewTalent[],
  { isMailed }: ImportOptions,
): Promise<NewTalent[]> {
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const known = await readTaken(
    client,
    'select email as taken from users where email = any($1)',
    reviewed.map(({ email }) => email),
  );
  const added = reviewed.filter(({ email }) => !known.has(email));
  await replaceTakenIds(client, added);
  await storeTalents(client, added, { isEmailVerified: false, queuedAt: new Date(now()).toISOString() });
  await copyRows(client, events, savedEvents(added));
  const tx = drizzle({ client }) as unknown as Tx;
  for (const { email, isReviewQueued, profile } of added) {
    const { talentId } = profile.key;
    if (isReviewQueued) await jobs.send('talentProfile.review', { talentId }, { key: talentId, tx });
    if (isMailed) await jobs.send('account.importMail', { email }, { tx });
  }
  return added;
}

async function replaceTakenIds(client: pg.ClientBase, added: readonly NewTalent[]): Promise<void> {
  const ids = added.map(({ profile }) => profile.key.talentId);
  const taken = await readTaken(
    client,
    'select talent_id as taken from talents where talent_id = any($1)',
    ids,
  );
  for (const { profile } of added) {
    if (taken.has(profile.key.talentId)) profile.key = { talentId: newRecordId() };
    taken.add(profile.key.talentId);
  }
}

async function readTaken(
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
  statement: string,
  values: string[],
): Promise<Set<string>> {
  const { rows } = await (client as pg.Pool).query<{ taken: string }>(statement, [values]);
  return new Set(rows.map(({ taken }) => taken));
}
