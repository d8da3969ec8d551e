import type { FileRef } from '@talaash/domain/file/schema';
import { toRecordId } from '@talaash/domain/base/record-id';
import { isApproved } from '@talaash/domain/review/rule';
import type pg from 'pg';
import type { Deps } from '../call/deps.ts';
import { events } from '../db/schema/event.ts';
import { files } from '../db/schema/file.ts';
import { installationFacts } from '../db/schema/installation.ts';
import { hiddenProfiles } from '../db/schema/hidden-profile.ts';
import {
  erasureRequests,
  privacyShields,
  profileCopies,
  seenEmployers,
} from '../db/schema/privacy-shield.ts';
import { profileOpenings } from '../db/schema/profile-opening.ts';
import { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import { verifiedFacts } from '../db/schema/verified-fact.ts';
import { messages } from '../db/schema/message.ts';
import { notifications } from '../db/schema/notification.ts';
import { threads } from '../db/schema/thread.ts';
import { copyRows, inTransaction } from './copy.ts';
import { type ReviewedTalent, savedEvents, storeTalents } from './crowd.ts';
import { demoEmployers, employerEvents, storeEmployers } from './demo-employer.ts';
import { storeDemoAttachments } from './demo-attachment.ts';
import { type DemoFile, faceOf, logoOf, resumeOf } from './demo-file.ts';
import { storeFollowUp } from './demo-follow-up.ts';
import { storeJoiningRecords } from './demo-joining.ts';
import { storeMeetings } from './demo-meeting.ts';
import { demoNotifications } from './demo-notification.ts';
import { demoFacts } from './demo-fact.ts';
import { demoCopies, demoEmployerOffer, demoErasures, demoShield } from './demo-shield.ts';
import { storePipelines } from './demo-pipeline.ts';
import { demoRelations } from './demo-relation.ts';
import { demoTalents } from './demo-talent.ts';
import { demoTalentRecords, storeTalentRecords } from './demo-talent-record.ts';
import { storeMembers, withAuthor } from './demo-member.ts';
import { PERSONAS, type PersonaName, type PersonaUids, storePersonas } from './persona.ts';
import { demoModeration } from './demo-moderation.ts';
import { storeModeration } from './demo-sanction.ts';
import { PERSONA_NUMBER, personaTalent } from './persona-talent.ts';
import { createRandom } from './random.ts';
import { storeTemplates } from './demo-template.ts';
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

/** Whose the entries of a company are: the other members joined later. */
function ownersOf(employers: readonly { companyId: string; uid: string }[]) {
  const owners = new Map(employers.map(({ companyId, uid }) => [companyId, uid]));
  return (entry: { companyId?: string | null | undefined }) => owners.get(entry.companyId ?? '') ?? null;
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
  const companyId = employers.find((one) => one.personaUid === uids.company)?.companyId ?? '';
  const attached = await storeDemoAttachments({
    threads: relations.threads,
    companyId,
    talents: inSearch,
    fileStore: deps.fileStore,
    seed: DEMO_SEED,
  });
  const people = { uids, employers, crowd, content, persona, threads: relations.threads };
  const readPicture = ({ path }: FileRef) => deps.fileStore.readAll(path);
  const moderation = await demoModeration({ ...people, seed: DEMO_SEED, now, readPicture });
  const records = demoTalentRecords({ threads: relations.threads, companyId, uids, seed: DEMO_SEED, now });
  const invitedTo = relations.threads.map(({ thread }) => thread);
  const happened = sortedByTime([
    ...savedEvents(crowd),
    ...employers.flatMap(employerEvents),
    ...relations.threads.flatMap((thread) => thread.events),
    ...relations.events,
    ...records.events,
  ]);
  await storePersonas(client, uids, persona.profile.createdIsoDateTimeUtc);
  await storeTalents(client, crowd, { exceptAccountOf: uids.talent });
  await storeEmployers(client, employers, logos);
  await storeMembers(client, { uids, employers, now });
  await storeTemplates(client, { companyId, now });
  await storeRelations(client, relations, (message) => withAuthor(message, uids, employers));
  await storePipelines(client, { relations, employers, uids, now });
  await storeTalentRecords(client, records);
  await storeFollowUp(client, { companyId, authorUid: uids.company, threads: relations.threads, now });
  const asked = crowd[PERSONA_NUMBER] as ReviewedTalent;
  await storePrivacy(client, { talent: asked, inSearch, threads: relations.threads, now });
  const offer = demoEmployerOffer(asked, now);
  await copyRows(client, seenEmployers, offer.seen);
  await storeModeration(client, moderation);
  await copyRows(client, events, happened);
  const ownerOf = ownersOf(employers);
  await storeJoiningRecords(client, { threads: invitedTo, companyId, ownerOf, seed: DEMO_SEED, now });
  await storeMeetings(client, { ...people, plans: content.meetings, companyId, seed: DEMO_SEED, now });
  const entries = demoNotifications({ happened, threads: invitedTo, seed: DEMO_SEED, now });
  await storeNotifications(client, [...entries, ...offer.entries], ownerOf);
  await copyRows(client, installationFacts, [{ name: SEEDED_FACT, value: DEMO_TALENTS }]);
  await copyRows(client, files, [...demoFiles.map(({ row }) => row), ...attached]);
  return {
    talents: crowd.length,
    companies: employers.length,
    jobPosts: employers.reduce((sum, employer) => sum + employer.jobPosts.length, 0),
    threads: relations.threads.length,
  };
}

/** Stores from whom the persona hides, what is verified, and which companies keep copies. */
async function storePrivacy(
  client: pg.ClientBase,
  given: {
    talent: ReviewedTalent;
    inSearch: readonly ReviewedTalent[];
    threads: ReturnType<typeof demoRelations>['threads'];
    now: number;
  },
): Promise<void> {
  const { talent, inSearch, threads: held, now } = given;
  await copyRows(client, privacyShields, demoShield(talent));
  await copyRows(client, verifiedFacts, demoFacts(talent, inSearch, now));
  const copies = demoCopies(held);
  await copyRows(client, profileCopies, copies);
  await copyRows(client, erasureRequests, demoErasures(talent, copies, now));
}

/** Stores what companies and talents have with each other. */
async function storeRelations(
  client: pg.ClientBase,
  relations: ReturnType<typeof demoRelations>,
  authored: (message: typeof messages.$inferInsert) => typeof messages.$inferInsert,
): Promise<void> {
  await copyRows(
    client,
    threads,
    relations.threads.map(({ thread }) => thread),
  );
  await copyRows(client, messages, relations.threads.flatMap((one) => one.messages).map(authored));
  await copyRows(client, shortlistedProfiles, relations.shortlisted);
  await copyRows(client, hiddenProfiles, relations.hidden);
  await copyRows(client, profileOpenings, relations.openings);
}

/** Stores entries of the bell. Those of a company are its owner's, unless they are for another member. */
const storeNotifications = (
  client: pg.ClientBase,
  entries: readonly (typeof notifications.$inferInsert)[],
  ownerOf: ReturnType<typeof ownersOf>,
): Promise<void> =>
  copyRows(
    client,
    notifications,
    entries.map((entry) => ({ payload: {}, uid: ownerOf(entry), ...entry })),
  );

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
