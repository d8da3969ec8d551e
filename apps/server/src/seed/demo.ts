import type { FileRef } from '@talaash/domain/file/schema';
import { toRecordId } from '@talaash/domain/base/record-id';
import { isApproved } from '@talaash/domain/review/rule';
import type pg from 'pg';
import type { Deps } from '../call/deps.ts';
import { events } from '../db/schema/event.ts';
import { files } from '../db/schema/file.ts';
import { installationFacts } from '../db/schema/installation.ts';
import { hiddenProfiles } from '../db/schema/hidden-profile.ts';
import { profileOpenings } from '../db/schema/profile-opening.ts';
import { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import { messages } from '../db/schema/message.ts';
import { notifications } from '../db/schema/notification.ts';
import { threads } from '../db/schema/thread.ts';
import { copyRows, inTransaction } from './copy.ts';
import { type ReviewedTalent, savedEvents, storeTalents } from './crowd.ts';
import { demoEmployers, employerEvents, storeEmployers } from './demo-employer.ts';
import { type DemoFile, faceOf, logoOf, resumeOf } from './demo-file.ts';
import { demoNotifications } from './demo-notification.ts';
import { demoRelations } from './demo-relation.ts';
import { demoTalents } from './demo-talent.ts';
import { PERSONAS, type PersonaName, type PersonaUids, storePersonas } from './persona.ts';
import { PERSONA_NUMBER, personaTalent } from './persona-talent.ts';
import { createRandom } from './random.ts';
import { findTalentSource } from './talent.ts';

const HOUR = 60 * 60 * 1000;

/** The same seed on every installation makes the same people. */
export const DEMO_SEED = 20_261;

export const DEMO_TALENTS = 300;

/** The installation fact that stores the number of the next seeded person. */
export const SEEDED_FACT = 'seededTalents';

/** The advisory lock of seeding, so that concurrent nodes fill the demo once. */
export const SEEDING_LOCK = 7_320_010;

export type SeedDeps = Pick<Deps, 'database' | 'fileStore' | 'places' | 'now'> & {
  events: Pick<Deps['events'], 'ring'>;
};

type EventRow = typeof events.$inferInsert;

export type DemoFilling = {
  talents: number;
  companies: number;
  jobPosts: number;
  threads: number;
  milliseconds: number;
};

/**
 * Fills an empty installation with the personas, companies with job posts, talents with pictures and resumes, and threads
 * in every state. It is one transaction, so that an interrupted fill stores nothing. Its events are in the past: call it
 * before the follower that sends mails starts.
 *
 * @returns the number of records made; undefined when the installation has accounts already
 */
export async function fillDemo(deps: SeedDeps): Promise<DemoFilling | undefined> {
  const startedAt = performance.now();
  const filling = await inTransaction(deps.database, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
    const { rows } = await client.query('select from users limit 1');
    return rows.length > 0 ? undefined : fill(deps, client);
  });
  if (!filling) return undefined;
  deps.events.ring();
  return { ...filling, milliseconds: Math.round(performance.now() - startedAt) };
}

async function fill(deps: SeedDeps, client: pg.ClientBase): Promise<Omit<DemoFilling, 'milliseconds'>> {
  // Rounded to the hour, so that a retried fill writes the same files.
  const now = Math.floor(deps.now() / HOUR) * HOUR;
  const source = await findTalentSource({ places: deps.places, seed: DEMO_SEED, now });
  const uids = personaUids(now);
  const persona = { ...(await personaTalent(source, deps.places)), uid: uids.talent };
  const crowd = demoTalents(source, DEMO_TALENTS).with(PERSONA_NUMBER, persona);
  const { content } = source;
  const employers = await demoEmployers({
    companies: content.companies,
    seed: DEMO_SEED,
    now,
    places: deps.places,
    personaUids: uids,
  });

  const demoFiles: DemoFile[] = [];
  const add = (file: DemoFile): FileRef => {
    demoFiles.push(file);
    return file.ref;
  };
  const owner = (number: number) => ({ fileStore: deps.fileStore, seed: DEMO_SEED, number });
  const logos = new Map(
    employers.map((employer, index) => [employer.companyId, add(logoOf(employer, owner(index)))] as const),
  );
  for (const [number, talent] of crowd.entries()) {
    talent.profile.profilePicture = add(faceOf(talent, owner(number)));
    talent.profile.resume = add(resumeOf(talent, owner(number)));
  }
  // Before the first row is written: the events of everybody wait for a transaction that has written one.
  await storeFiles(demoFiles);

  const inSearch = crowd.filter(isInSearch);
  const relations = demoRelations({ content, seed: DEMO_SEED, now, employers, talents: inSearch });
  const invitedTo = relations.threads.map(({ thread }) => thread);
  const happened = sortedByTime([
    ...savedEvents(crowd),
    ...employers.flatMap(employerEvents),
    ...relations.threads.flatMap((thread) => thread.events),
    ...relations.events,
  ]);
  await storePersonas(client, uids, persona.profile.createdIsoDateTimeUtc);
  await storeTalents(client, crowd, { exceptAccountOf: uids.talent });
  await storeEmployers(client, employers, logos);
  await copyRows(client, threads, invitedTo);
  await copyRows(
    client,
    messages,
    relations.threads.flatMap((thread) => thread.messages),
  );
  await copyRows(client, shortlistedProfiles, relations.shortlisted);
  await copyRows(client, hiddenProfiles, relations.hidden);
  await copyRows(client, profileOpenings, relations.openings);
  await copyRows(client, events, happened);
  await copyRows(
    client,
    notifications,
    demoNotifications({ happened, threads: invitedTo, seed: DEMO_SEED, now }),
  );
  await copyRows(client, installationFacts, [{ name: SEEDED_FACT, value: DEMO_TALENTS }]);
  await copyRows(
    client,
    files,
    demoFiles.map(({ row }) => row),
  );
  return {
    talents: crowd.length,
    companies: employers.length,
    jobPosts: employers.reduce((sum, employer) => sum + employer.jobPosts.length, 0),
    threads: relations.threads.length,
  };
}

/** Stores six files at a time: enough to keep two cores busy, few enough for a machine with little memory. */
async function storeFiles(demoFiles: readonly DemoFile[]): Promise<void> {
  const waiting = [...demoFiles];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await file.store();
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

function personaUids(now: number): PersonaUids {
  const names = Object.keys(PERSONAS) as PersonaName[];
  const entries = names.map((name, index) => [
    name,
    toRecordId(createRandom(DEMO_SEED, 4_000_000 + index).bytes(12), now - 90 * 24 * 60 * 60 * 1000),
  ]);
  return Object.fromEntries(entries) as PersonaUids;
}

const isInSearch = (talent: ReviewedTalent) =>
  isApproved(talent) && talent.profile.openToWorkStatus !== 'NotSeeking';

/** Event ids must rise with time, because activity lists sort by id. */
const sortedByTime = (rows: EventRow[]): EventRow[] =>
  rows
    .map((row) => ({ payload: {}, ...row }))
    .sort((a, b) => (String(a.createdIsoDateTimeUtc) < String(b.createdIsoDateTimeUtc) ? -1 : 1));
