import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import type { Client, ImportResponse } from 'typesense';
import { IndexLost, type TalentDocument } from '@talaash/talent-index/port';
import { asking, refusal } from './connection.ts';
import { type StoredTalent, toStoredTalent } from './stored-talent.ts';

/** The client waits for an import as long as it takes; a server that has fallen silent would stop the feed. */
const IMPORT_MS_MAX = 60_000;
/** So many are read at a time, some milliseconds, between which the server answers others. */
const READ_AT_ONCE = 50;

/**
 * Puts talent into a collection, in place of what it had of them.
 *
 * @returns those whom the server refused for what they are. One that cannot be kept is no reason to keep the others
 * out; when it is all of them, it is not them, and an error is thrown.
 */
export async function importTalent(
  client: Client,
  collection: string,
  upserts: readonly TalentDocument[],
): Promise<{ talentId: string | undefined; reason: string }[]> {
  const documents = client.collections<StoredTalent>(collection).documents();
  const lines = await linesOf(upserts);
  const told = await asking(() => inTime(documents.import(lines, { action: 'upsert', throwOnFail: false })));
  const results = told.split('\n').map((line) => JSON.parse(line) as ImportResponse);
  const refused = results.flatMap((result, line) =>
    result.success ? [] : [{ talentId: upserts[line]?.talentId, error: refusal(result.code, result.error) }],
  );
  for (const { error } of refused)
    if (error instanceof IndexLost || refused.length === upserts.length) throw error;
  return refused.map(({ talentId, error }) => ({ talentId, reason: error.message }));
}

async function linesOf(upserts: readonly TalentDocument[]): Promise<string> {
  const lines: string[] = [];
  for (const document of upserts) {
    if (lines.length % READ_AT_ONCE === 0) await breathe();
    lines.push(JSON.stringify(toStoredTalent(document)));
  }
  return lines.join('\n');
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  const silence = wait(IMPORT_MS_MAX, undefined, { signal: ending.signal }).then(() => {
    throw new IndexLost('The search server did not answer an import in time.');
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    ending.abort();
  }
}
