import { OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { profileOf } from '../../test/market.ts';
import { plainMatch } from '../../../../packages/talent-index/test/plain-match.ts';
import { plainDistance } from '../../../../packages/talent-index/test/plain-words.ts';
import {
  randomDocument,
  randomQuestion,
  TALENT_IDS,
} from '../../../../packages/talent-index/test/random-search.ts';
import { SqlSearch } from '../../test/sql-search.ts';
import { users } from '../db/schema/account.ts';
import { events } from '../db/schema/event.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { talents } from '../db/schema/talent.ts';
import { openEvents } from '../events/events.ts';
import { isAfter } from '../events/cursor.ts';
import { record } from '../events/record.ts';
import { isInSearch } from '../db/visibility.ts';
import { feedTalentIndex } from './feed.ts';
import { SecondThread } from './second-thread.ts';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { toTalentDocument } from './talent-document.ts';

/** `npm run oracle -- --questions 10000` asks more. */
const QUESTIONS = Number(process.env['ORACLE_QUESTIONS'] ?? 250);
/** With 2, each question is asked a thread that follows the index, too. */
const THREADS = Number(process.env['ORACLE_THREADS'] ?? 2);
const [ROUNDS, QUESTIONS_A_ROUND] = [5, 8];
const PATIENTLY = { interval: 1, timeout: 60_000 };

const database = await testDatabase();
const { db } = database;
const client = new pg.Client(database.connection);
const eventLog = await openEvents({ database, log: quietLog });
/** Packs often, although there are few talents. */
const index = new LocalTalentIndex({ appendedMin: 60, tombstoneShare: 0.5, mergeRatio: 4 });
const second =
  THREADS === 2
    ? new SecondThread({ log: quietLog, answerTimeoutMs: 60_000, onExit: () => undefined })
    : undefined;
if (second !== undefined) index.lead(second.port);
const feed = feedTalentIndex({ index, db, events: eventLog, log: quietLog });

let oracle: SqlSearch;

beforeAll(async () => {
  await client.connect();
  oracle = await SqlSearch.open(client);
  await db
    .insert(users)
    .values(TALENT_IDS.map((id) => ({ id: `user-${id}`, name: 'Somebody', email: `${id}@example.com` })));
  await db
    .insert(talents)
    .values(TALENT_IDS.map((talentId) => ({ talentId, createdByUid: `user-${talentId}` })));
  await feed.loaded;
  if (second !== undefined) await vi.waitUntil(() => second.waiting !== undefined, PATIENTLY);
});

afterAll(async () => {
  await feed.close();
  await second?.end();
  await index.close();
  await eventLog.close();
  await client.end();
});

type ReviewStatus = 'pass' | 'fail' | null;
type Save = {
  document: TalentDocument;
  openToWorkStatus: (typeof OPEN_TO_WORK_STATUSES)[number];
  ai: ReviewStatus;
  human: ReviewStatus;
};

const save: fc.Arbitrary<Save> = fc.record({
  document: randomDocument,
  openToWorkStatus: fc.constantFrom('ActivelySeeking', ...OPEN_TO_WORK_STATUSES),
  ai: fc.constantFrom('pass', 'pass', 'pass', 'fail', null),
  human: fc.constantFrom(null, null, null, 'pass', 'fail'),
});
const saves = (lengths: { minLength?: number; maxLength: number }) =>
  fc.uniqueArray(save, { ...lengths, selector: ({ document }) => document.talentId });

/** Dates of the random documents count from this day, when their jobs have lasted. */
const FIRST_DAY_MS = Date.UTC(2026, 0, 1);
const question = randomQuestion.map((asked) => ({ ...asked, nowMs: FIRST_DAY_MS + asked.nowMs }));

const round = (lengths: { minLength?: number; maxLength: number }) =>
  fc.record({
    saved: saves(lengths),
    deleted: fc.subarray(TALENT_IDS, { maxLength: 4 }),
    questions: fc.array(question, { minLength: QUESTIONS_A_ROUND, maxLength: QUESTIONS_A_ROUND }),
  });

test('the index answers random questions like SQL over the database, while profiles change', async () => {
  let asked = 0;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      round({ minLength: 30, maxLength: TALENT_IDS.length }),
      fc.array(round({ maxLength: 30 }), { minLength: ROUNDS - 1, maxLength: ROUNDS - 1 }),
      async (first, others) => {
        await change([], TALENT_IDS);
        for (const { saved, deleted, questions } of [first, ...others]) {
          await change(saved, deleted);
          const documents = await readInSearch();
          await oracle.fill(documents);
          const tallies = await index.tally(questions);
          for (const [i, question] of questions.entries()) {
            const { hits, ...answer } = await index.search(question);
            const expected = await askOracle(documents, question);
            const answered = {
              ...answer,
              talentIds: hits.map(({ talentId }) => talentId),
              standings: hits.map(({ match }) => match.standings),
            };
            expect(answered, JSON.stringify(question)).toEqual({ ...expected, isComplete: true });
            if (second !== undefined)
              expect(JSON.stringify(await second.ask('search', question))).toBe(
                JSON.stringify({ result: { hits, ...answer } }),
              );
            const { talentIds: _, standings: __, ...expectedTally } = expected;
            // A tally shows nobody, so it does not say what those who are shown lack.
            const reading = { ...expectedTally.reading, dropped: expect.any(Array) };
            expect(tallies[i], JSON.stringify(question)).toEqual({ ...expectedTally, reading });
            asked += 1;
            if (expected.total > 0) found += 1;
          }
        }
      },
    ),
    // Shrinking a failure would take thousands of changes to the database.
    { numRuns: Math.ceil(QUESTIONS / ROUNDS / QUESTIONS_A_ROUND), endOnFailure: true },
  );
  expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
  expect(found).toBeGreaterThan(asked / 4);
}, 3_600_000);

test('the edit distances in SQL follow the definition', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß'), maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word), { minLength: 50, maxLength: 50 }), async (pairs) => {
      const { rows } = await client.query<{ distances: number[] }>(
        `select sql_search.edit_distances(one, other) as distances
        from unnest($1::text[], $2::text[]) with ordinality as pair (one, other, at) order by at`,
        [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
      );
      const expected = pairs.map(([one, other]) =>
        Array.from({ length: other.length + 1 }, (_, length) => plainDistance(one, other.slice(0, length))),
      );
      expect(rows.map(({ distances }) => distances)).toEqual(expected);
    }),
    { numRuns: 10 },
  );
});

/** Hidden people are as if they were not in the index: then the tables are filled without them. */
async function askOracle(documents: readonly TalentDocument[], question: TalentQuestion) {
  const { hiddenTalentIds } = question;
  const others = documents.filter(({ talentId }) => !hiddenTalentIds.includes(talentId));
  const isWhole = others.length === documents.length;
  if (!isWhole) await oracle.fill(others);
  const expected = await oracle.search({ ...question, hiddenTalentIds: [] }, matchesOf(others, question));
  if (!isWhole) await oracle.fill(documents);
  return expected;
}

function matchesOf(
  documents: readonly TalentDocument[],
  { match, nowMs }: TalentQuestion,
): Map<string, number> {
  if (match === undefined) return new Map();
  const orderOf = plainMatch(match, nowMs);
  return new Map(documents.map((document) => [document.talentId, orderOf(document)]));
}

/** Deletes and saves profiles with their events. Resolves when the index has followed them. */
async function change(saved: readonly Save[], deleted: readonly string[]): Promise<void> {
  const changed = [...new Set([...deleted, ...saved.map(({ document }) => document.talentId)])];
  if (changed.length === 0) return;
  await eventLog.transaction(async (tx) => {
    await tx.delete(talentProfiles).where(inArray(talentProfiles.talentId, changed));
    if (saved.length > 0) {
      await tx.insert(talentProfiles).values(saved.map(toProfile));
      await tx
        .insert(talents)
        .values(saved.map(toReviewed))
        .onConflictDoUpdate({
          target: talents.talentId,
          set: {
            aiReviewResponse: sql`excluded.ai_review_response`,
            humanReviewResponse: sql`excluded.human_review_response`,
          },
        });
    }
    await record(
      tx,
      ...changed.map((talentId) => ({ kind: 'talentProfile.saved' as const, actorUid: null, talentId })),
    );
  });
  const [last] = await db
    .select({ xid: events.xid, id: events.id })
    .from(events)
    .orderBy(desc(events.xid), desc(events.id))
    .limit(1);
  await vi.waitFor(async () => {
    const { cursor } = await index.status();
    expect(last && cursor && !isAfter(last, cursor)).toBe(true);
  }, PATIENTLY);
}

const locality = { state: 'Karnataka', countryCode: 'IN' };
const STARTS = ['2025-11', '2025-03', '2023-06'];

/** The profile from which the index makes this document. */
function toProfile({ document, openToWorkStatus }: Save): typeof talentProfiles.$inferInsert {
  const { talentId, name, jobTitle, skills, about, experienceInYears, expectedSalaryInLpaInr, facts } =
    document;
  const halves = (text: string) => text.split(', ') as [string, string];
  const [suburb, state] = halves(document.locality);
  const { geoPoint } = facts;
  return {
    ...profileOf(talentId, name),
    jobTitle,
    skills,
    about,
    experienceInYears,
    expectedSalaryInLpaInr,
    openToWorkStatus,
    noticePeriodInWeeks: facts.noticePeriodInWeeks,
    canWorkFromHome: facts.canWorkFromHome,
    isCurrentlyEmployed: facts.isCurrentlyEmployed,
    englishFluency: facts.englishFluency,
    jobCategory: facts.category,
    ...(facts.hasResume ? {} : { resume: null }),
    locality: { suburb, state, countryCode: 'IN', ...(geoPoint && { geoPoint }) },
    certifications: document.certifications.map((text, i) => {
      const [certification, issuingOrganization] = halves(text);
      return { id: `${i}`, name: certification, issuingOrganization, issueIsoMonth: '2024-01' };
    }),
    workExperiences: facts.employers.map(({ name: company, isCurrent }, i) => ({
      id: `${i}`,
      designation: jobTitle,
      company,
      locality,
      tenure: {
        startIsoMonth: STARTS[i] ?? '2020-01',
        ...(isCurrent ? { isCurrent: true } : { isCurrent: false, endIsoMonth: '2025-12' }),
      },
      rolesAndResponsibilities: document.workExperiences[i] ?? 'Kept the house in order.',
      isInternship: false,
      isRemote: false,
    })),
    personalProjects: document.personalProjects.map((title, i) => ({
      id: `${i}`,
      title,
      url: 'https://project.example.com',
    })),
    educationList: document.facts.degrees.map((course, i) => ({
      id: `${i}`,
      course,
      university: halves(document.educationList[0] ?? ', ')[1],
      locality,
      tenure: { startIsoMonth: '2015-01', isCurrent: true },
    })),
    updatedIsoDateTimeUtc: new Date(FIRST_DAY_MS + document.updatedAtMs).toISOString(),
  };
}

function toReviewed({ document: { talentId }, ai, human }: Save): typeof talents.$inferInsert {
  return {
    talentId,
    createdByUid: `user-${talentId}`,
    aiReviewResponse: ai && { reviewStatus: ai, failureReasons: [], confidenceScore: 90 },
    humanReviewResponse: human && { reviewStatus: human, commentsMarkdown: 'Read.' },
  };
}

async function readInSearch(): Promise<TalentDocument[]> {
  const rows = await db
    .select(getTableColumns(talentProfiles))
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(isInSearch);
  return rows.map((row) => toTalentDocument({ ...row, hasResume: row.resume !== null }));
}
