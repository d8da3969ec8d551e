import { setTimeout as wait } from 'node:timers/promises';
import type { EventKind } from '@talaash/domain/event';
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { talentProfiles, talents } from '../db/schema/talent.ts';
import type { Follower } from '../events/follower.ts';
import type { EventMark } from '../events/mark.ts';
import type { StoredEvent } from '../events/record.ts';
import { isInSearch } from '../features/talent-search/queries.ts';
import type { Log } from '../log.ts';
import { IndexLost, type TalentDocument, type TalentIndex } from './port.ts';
import { toTalentDocument } from './talent-document.ts';

/** After these a talent may read differently, or be in search or no more. */
const INDEXED_KINDS: ReadonlySet<EventKind> = new Set([
  'talentProfile.saved',
  'talent.reviewed',
  'talent.humanReviewRequested',
]);

const BATCH = 500;
const RETRY_MS = 250;

export type TalentFeed = {
  /** Resolves when everything that stood in the database at the start is in the index. */
  loaded: Promise<void>;
  /** Fills the index anew, for one that has lost what it held. */
  reload(): void;
  close(): Promise<void>;
};

/**
 * Fills the index from the database, then keeps it up with the events from where the load began. What an event says is
 * only which talent to read again, so it does not matter how often or late it is heard. A database that does not
 * answer is asked again until it does.
 */
export function feedTalentIndex(options: {
  index: TalentIndex;
  db: Db;
  events: Pick<Follower, 'mark' | 'subscribe'>;
  log: Log;
}): TalentFeed {
  const { index, db, events, log } = options;
  const loaded = Promise.withResolvers<void>();
  let hearing: Promise<void> | undefined;
  let round = startRound();

  function startRound() {
    const ending = new AbortController();
    return { ending, started: unlessLost(() => start(ending.signal)).catch(loaded.reject) };
  }

  async function start(signal: AbortSignal): Promise<void> {
    const mark = events.mark();
    await load(signal);
    if (signal.aborted) return;
    await index.apply({ upserts: [], removals: [], mark, ready: true });
    if (signal.aborted) return;
    const stop = events.subscribe((happened) => {
      hearing = unlessLost(() => follow(happened, signal));
      return hearing;
    }, mark);
    signal.addEventListener('abort', stop, { once: true });
    loaded.resolve();
  }

  async function load(signal: AbortSignal): Promise<void> {
    for (let last = ''; ; ) {
      const upserts = await untilRead(() => readDocuments(db, gt(talents.talentId, last)), signal);
      if (upserts === undefined || upserts.length === 0) return;
      await index.apply({ upserts, removals: [] });
      last = upserts.at(-1)?.talentId ?? last;
    }
  }

  async function follow(happened: readonly StoredEvent[], signal: AbortSignal): Promise<void> {
    const changed = new Set<string>();
    for (const { kind, talentId } of happened) if (talentId && INDEXED_KINDS.has(kind)) changed.add(talentId);
    const mark = markOfLast(happened);
    const talentIds = [...changed];
    for (let from = 0; from < talentIds.length; from += BATCH) {
      const batch = talentIds.slice(from, from + BATCH);
      const upserts = await untilRead(() => readDocuments(db, inArray(talents.talentId, batch)), signal);
      if (upserts === undefined) return;
      const inSearch = new Set(upserts.map(({ talentId }) => talentId));
      const removals = batch.filter((talentId) => !inSearch.has(talentId));
      const isLast = from + BATCH >= talentIds.length;
      await index.apply(isLast ? { upserts, removals, mark } : { upserts, removals });
    }
  }

  /** Undefined when the round has ended first. */
  async function untilRead(
    read: () => Promise<TalentDocument[]>,
    signal: AbortSignal,
  ): Promise<TalentDocument[] | undefined> {
    while (!signal.aborted) {
      try {
        const documents = await read();
        return signal.aborted ? undefined : documents;
      } catch (error) {
        if (signal.aborted) break;
        log.warn({ err: error }, 'Talent could not be read for the search index; trying again.');
        await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  return {
    loaded: loaded.promise,
    reload: () => {
      round.ending.abort();
      round = startRound();
    },
    close: async () => {
      round.ending.abort();
      await round.started;
      await hearing;
    },
  };
}

/** An index that is lost is filled by the next round; what this one had for it is then read again. */
async function unlessLost(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof IndexLost)) throw error;
  }
}

/** Those who are in search, by id, at most a batch. */
async function readDocuments(db: Db, condition: SQL): Promise<TalentDocument[]> {
  const rows = await db
    .select({
      talentId: talentProfiles.talentId,
      updatedIsoDateTimeUtc: talentProfiles.updatedIsoDateTimeUtc,
      name: talentProfiles.name,
      jobTitle: talentProfiles.jobTitle,
      skills: talentProfiles.skills,
      locality: talentProfiles.locality,
      jobCategory: talentProfiles.jobCategory,
      about: talentProfiles.about,
      certifications: talentProfiles.certifications,
      workExperiences: talentProfiles.workExperiences,
      personalProjects: talentProfiles.personalProjects,
      educationList: talentProfiles.educationList,
      experienceInYears: talentProfiles.experienceInYears,
      expectedSalaryInLpaInr: talentProfiles.expectedSalaryInLpaInr,
    })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(condition, isInSearch))
    .orderBy(asc(talents.talentId))
    .limit(BATCH);
  return rows.map(toTalentDocument);
}

function markOfLast(happened: readonly StoredEvent[]): EventMark {
  const last = happened.at(-1);
  if (last === undefined) throw new Error('No events happened');
  return { xid: last.xid, id: last.id };
}
