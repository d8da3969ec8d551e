import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import type { Client, ImportResponse } from 'typesense';
import { IndexLost, type TalentDocument } from '@talaash/talent-index/port';
import { withKnownErrors, refusal } from './connection.ts';
import { type StoredTalent, toStoredTalent } from './stored-talent.ts';

/** The client has no timeout for imports, so a hanging server would stop the feed. */
const IMPORT_TIMEOUT_MS = 60_000;
/** Talents converted in one step of some milliseconds; the process can answer requests between steps. */
const TALENTS_PER_STEP = 50;

/**
 * Upserts talents into a collection.
 *
 * @returns the talents whom the server refused because of their content; the others are stored.
 * @throws when the server refused all of them: then the cause is not their content.
 */
export async function importTalent(
  client: Client,
  collection: string,
  upserts: readonly TalentDocument[],
): Promise<{ talentId: string | undefined; reason: string }[]> {
  const documents = client.collections<StoredTalent>(collection).documents();
  const lines = await linesOf(upserts);
  const response = await withKnownErrors(() =>
    withTimeout(documents.import(lines, { action: 'upsert', throwOnFail: false })),
  );
  const results = response.split('\n').map((line) => JSON.parse(line) as ImportResponse);
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
    if (lines.length % TALENTS_PER_STEP === 0) await yieldToEventLoop();
    lines.push(JSON.stringify(toStoredTalent(document)));
  }
  return lines.join('\n');
}

async function withTimeout<Result>(answer: Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timeout = wait(IMPORT_TIMEOUT_MS, undefined, { signal: controller.signal }).then(() => {
    throw new IndexLost('The search server did not answer an import in time.');
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    controller.abort();
  }
}
