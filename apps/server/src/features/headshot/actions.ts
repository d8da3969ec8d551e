import type { FileRef } from '@talaash/domain/file/schema';
import type { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import {
  HEADSHOT_STYLE_WORDS,
  HEADSHOT_MASK_SENTENCE,
  HEADSHOT_RUNS_SENTENCE,
} from '@talaash/domain/headshot/words';
import { IMAGE_LOAD_SENTENCE, UPLOADS_BUSY_SENTENCE } from '@talaash/domain/file/words';
import { eq } from 'drizzle-orm';
import { HeadshotsBusy } from '../../adapters/headshots/port.ts';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { Db } from '../../db/client.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';
import { lockTalent } from '../talent/queries.ts';
import { readRuns } from './queries.ts';

type HeadshotDeps = Pick<Deps, 'db' | 'headshotGenerator' | 'now'>;

/** Stores a made picture as the talent's own. `originalFileId` is what an image model made it of. */
type StorePicture = (
  picture: Buffer,
  filename: string,
  originalFileId: string | undefined,
) => Promise<FileRef>;

type Run = {
  talentId: string;
  image: string;
  mask: string | undefined;
  signal: AbortSignal;
  store: StorePicture;
  /** Stores the picture that was sent. */
  storeOriginal: () => Promise<FileRef>;
};

/**
 * Makes five variations of a picture and stores them as files that no profile names yet. A run is counted at its start, so
 * parallel runs cannot exceed the limit; one without a result is given back.
 */
export async function makeHeadshots(deps: HeadshotDeps, run: Run): Promise<HeadshotAnswer> {
  const runId = await takeRun(deps, run.talentId);
  try {
    const made = await deps.headshotGenerator.generate(run).catch((error: unknown) => {
      throw error instanceof HeadshotsBusy ? refusal('SERVICE_UNAVAILABLE', UPLOADS_BUSY_SENTENCE) : error;
    });
    if ('refused' in made) throw unreadable(made.refused);
    // An AI-edited face is never stored without its original.
    const original = made.isAiEdited ? await run.storeOriginal() : undefined;
    const variations: HeadshotAnswer['variations'] = [];
    for (const { style, picture } of made.headshots) {
      run.signal.throwIfAborted();
      const filename = `${HEADSHOT_STYLE_WORDS[style].label}.webp`;
      variations.push({ style, picture: await run.store(picture, filename, original?.id) });
    }
    const runs = await readRuns(deps.db, run.talentId, deps.now());
    const { isMasked, isAiEdited, isModelAway } = made;
    return { variations, isMasked, isAiEdited, isModelAway, ...(original && { original }), runs };
  } catch (error) {
    await deps.db.delete(headshotRuns).where(eq(headshotRuns.id, runId));
    throw error;
  }
}

const REFUSED = {
  image: { field: 'file', sentence: IMAGE_LOAD_SENTENCE },
  mask: { field: 'mask', sentence: HEADSHOT_MASK_SENTENCE },
} as const;

function unreadable(which: keyof typeof REFUSED) {
  const { field, sentence } = REFUSED[which];
  return refusal('VALIDATION_FAILED', sentence, { [field]: sentence });
}

/** Counts a run. Throws TOO_MANY_REQUESTS with the seconds until the next one. */
const takeRun = ({ db, now }: { db: Db; now: () => number }, talentId: string): Promise<string> =>
  db.transaction(async (tx) => {
    await lockTalent(tx, talentId);
    const { runsLeft, nextIsoDateTimeUtc } = await readRuns(tx, talentId, now());
    if (runsLeft === 0) {
      const waitMs = Date.parse(nextIsoDateTimeUtc ?? '') - now();
      const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw refusal('TOO_MANY_REQUESTS', HEADSHOT_RUNS_SENTENCE, { retryAfterSeconds });
    }
    const id = newRecordId();
    await tx.insert(headshotRuns).values({ id, talentId, startedAt: new Date(now()).toISOString() });
    return id;
  });
